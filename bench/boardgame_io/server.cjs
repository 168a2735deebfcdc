/** Serves the toy game from memory on a free port of this machine and prints the port. */
const { Server } = require('boardgame.io/server');
const { game } = require('./game.cjs');

console.info = () => {};
console.log = ((print) => (...words) => (String(words[0]).startsWith('port ') ? print(...words) : undefined))(console.log);
const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run({ port: 0, lobbyConfig: { apiPort: undefined } }).then((running) => {
  console.log(`port ${running.appServer.address().port}`);
});
