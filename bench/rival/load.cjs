// Five sockets at each match, every seat playing as soon as it is its turn.
const { io } = require('socket.io-client');
const { fits, SIDES } = require('./game.cjs');
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const times = [];
let moves = 0;
let measuring = false;

const choose = (G, seat) => {
  const hand = G.players[seat].hand;
  for (const cell of Object.keys(G.board)) {
    const [x, y] = cell.split(',').map(Number);
    for (const [dx, dy] of SIDES)
      for (let index = 0; index < hand.length; index++)
        if (fits(G.board, hand[index], x + dx, y + dy)) return ['place', [index, x + dx, y + dy]];
  }
  return ['discard', [0]];
};

async function seat(match) {
  const matchID = (match.id = `match-${Math.random()}`); // made on demand when the first of them asks for it
  const synced = [];
  for (let k = 0; k < 5; k++) {
    const playerID = String(k);
    const credentials = null;
    const socket = io(`${base}/paths`, { transports: ['websocket'], forceNew: true });
    socket.on('update', (id, state) => take(match, playerID, state));
    synced.push(new Promise((done) => socket.on('sync', (id, info) => { match.state = info.state; done(); })));
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 5));
    match.seats.push({ socket, credentials });
  }
  await Promise.all(synced);
}

function play(match, state) {
  const playerID = state.ctx.currentPlayer;
  const { socket, credentials } = match.seats[playerID];
  const [type, args] = choose(match.views[playerID] ?? state.G, playerID);
  match.sent = performance.now();
  match.seen = 0;
  socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }, state._stateID, match.id, playerID);
}

function take(match, playerID, state) {
  match.views[playerID] = state.G;
  if (++match.seen === 5) {
    if (!measuring) return;
    times.push(performance.now() - match.sent);
    moves++;
    play(match, state);
  }
}

(async () => {
  const all = Array.from({ length: matches }, () => ({ seats: [], views: {}, seen: 0, sent: 0 }));
  for (let k = 0; k < all.length; k += 20) await Promise.all(all.slice(k, k + 20).map(seat));
  for (const match of all) for (let k = 0; k < 5; k++) await new Promise((done) => {
    const { socket, credentials } = match.seats[k];
    socket.once('sync', (id, info) => { match.views[k] = info.state.G; match.state = info.state; done(); });
    socket.emit('sync', match.id, String(k), credentials, 5);
  });
  console.log('seated');
  measuring = true;
  const start = performance.now();
  for (const match of all) play(match, match.state);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  console.log(JSON.stringify({ moves, took, p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] }));
  process.exit(0);
})();
