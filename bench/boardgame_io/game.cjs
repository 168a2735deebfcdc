/** A toy game whose state is about as large as what a seat of ours sees, and of which a move changes a few places. */
const CELLS = 64;

module.exports.game = {
  name: 'toy',
  setup: ({ ctx }) => ({
    cells: Array.from({ length: CELLS }, (_, at) => ({ space: `space ${at}`, card: at, members: [], open: true })),
    seats: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      goods: { coins: 5, wood: 2, stone: 2, servants: 3, military: 0, faith: 0, victory: 0 },
      cards: { territory: [], character: [], building: [], venture: [] },
      hand: [seat, seat + 4, seat + 8, seat + 12],
    })),
    order: [0, 1, 2, 3],
    round: 1,
  }),
  // Hands are shown to their owners only, as at our tables.
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, at) => (String(at) === playerID ? seat : { ...seat, hand: seat.hand.length })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, ctx, playerID }, at, gain) => {
      const seat = G.seats[Number(playerID)];
      G.cells[at].members = [{ seat: Number(playerID), member: ctx.turn % 4 }];
      seat.goods.coins += gain;
      seat.goods.servants = (seat.goods.servants + 1) % 10;
      seat.goods.victory += 1;
      G.round = 1 + Math.floor(ctx.turn / 16);
    },
  },
};
module.exports.CELLS = CELLS;
