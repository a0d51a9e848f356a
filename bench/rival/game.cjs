// A five-player path-laying game with secret hands, as small as it can be and still compare with ours:
// six cards in each hand, a hidden deck, a board of about the same size, every view with the others' cards covered.
const SIDES = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const fits = (board, card, x, y) =>
  !(`${x},${y}` in board) &&
  SIDES.some(([dx, dy], side) => board[`${x + dx},${y + dy}`]?.[(side + 2) % 4] && card[side]) &&
  SIDES.every(([dx, dy], side) => {
    const other = board[`${x + dx},${y + dy}`];
    return !other || other[(side + 2) % 4] === card[side];
  });

// A path counts only where it is joined to the start, and a goal that is reached is turned, as in our game.
const reached = (board) => {
  const seen = new Set(['0,0']);
  const todo = [[0, 0]];
  while (todo.length) {
    const [x, y] = todo.pop();
    const card = board[`${x},${y}`];
    SIDES.forEach(([dx, dy], side) => {
      const next = `${x + dx},${y + dy}`;
      if (card[side] && !seen.has(next) && board[next]?.[(side + 2) % 4]) {
        seen.add(next);
        todo.push([x + dx, y + dy]);
      }
    });
  }
  return seen;
};
const box = () => Array.from({ length: 67 }, (_, k) => [1, (k >> 1) & 1, (k >> 2) & 1 || 1, (k >> 3) & 1]);
const draw = (G, playerID, index) => {
  if (!G.secret.deck.length) G.secret.deck = box(); // an endless game
  G.players[playerID].hand[index] = G.secret.deck.pop();
  G.left = G.secret.deck.length;
};
const covered = (cards) => cards.map(() => '?');

module.exports = {
  name: 'paths',
  fits,
  SIDES,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(box());
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 6), role: random.D6() > 2 ? 'digger' : 'saboteur', tools: [] };
    return { secret: { deck }, players, board: { '0,0': [1, 1, 1, 1] }, discards: [], turned: {}, left: deck.length };
  },
  playerView: ({ G, playerID }) => {
    const { secret, ...rest } = G;
    const players = {};
    for (const [seat, player] of Object.entries(G.players))
      players[seat] = seat === playerID ? player : { ...player, hand: covered(player.hand), role: '?' };
    return { ...rest, players };
  },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, index, x, y) => {
        const card = G.players[playerID].hand[index];
        if (!card || !fits(G.board, card, x, y)) return 'INVALID_MOVE';
        if (Object.keys(G.board).length > 40) G.board = { '0,0': [1, 1, 1, 1] };
        else {
          G.board[`${x},${y}`] = card;
          const reach = reached(G.board);
          if (!reach.has(`${x},${y}`)) return 'INVALID_MOVE';
          for (const goal of ['8,0', '8,2', '8,-2']) if (reach.has(goal)) G.turned[goal] = true;
        }
        draw(G, playerID, index);
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID }, index) => {
        if (G.discards.length > 30) G.discards = [];
        G.discards.push('?');
        draw(G, playerID, index);
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};
