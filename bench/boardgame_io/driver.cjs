/** Plays the toy game: so many matches of four clients, a move a second in each; lines of JSON in and out. */
const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game, CELLS } = require('./game.cjs');

const address = process.argv[2];
const SEATS = 4;
const matches = [];

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function open(number) {
  const clients = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const client = Client({
      game,
      numPlayers: SEATS,
      playerID: String(seat),
      matchID: `match ${number}`,
      multiplayer: SocketIO({ server: address }),
      debug: false,
    });
    client.start();
    clients.push(client);
    while (!client.getState()?.isConnected) await wait(5);
  }
  return clients;
}

/** Resolves when all four clients have a state after that turn. */
const reached = (clients, turn) =>
  Promise.all(
    clients.map(
      (client) =>
        new Promise((done) => {
          if (client.getState().ctx.turn > turn) return done();
          const stop = client.subscribe((state) => {
            if (state && state.ctx.turn > turn) {
              stop();
              done();
            }
          });
        }),
    ),
  );

async function play(clients, until, latencies) {
  await wait(Math.random() * 1000);
  while (performance.now() < until) {
    const { turn, currentPlayer } = clients[0].getState().ctx;
    const begun = performance.now();
    clients[Number(currentPlayer)].moves.place(Math.floor(Math.random() * CELLS), 1 + (turn % 3));
    await reached(clients, turn);
    latencies.push(performance.now() - begun);
    await wait(Math.max(0, 1000 - (performance.now() - begun)));
  }
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const wish = JSON.parse(line);
    while (matches.length < wish.tables) matches.push(await open(matches.length));
    if (wish.seconds === undefined) {
      console.log(JSON.stringify({ tables: matches.length, bytes: JSON.stringify(matches[0][0].getState().G).length }));
      continue;
    }
    const latencies = [];
    const until = performance.now() + wish.seconds * 1000;
    await Promise.all(matches.map((clients) => play(clients, until, latencies)));
    latencies.sort((a, b) => a - b);
    const at = (share) => Math.round(latencies[Math.floor(share * (latencies.length - 1))] * 10) / 10;
    console.log(JSON.stringify({ moves: latencies.length, warm_up_moves: 0, p50: at(0.5), p99: at(0.99) }));
  }
}

main().then(() => process.exit(0));
