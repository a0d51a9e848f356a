// boardgame.io's own server, its state in memory (its default): no durable writes.
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
