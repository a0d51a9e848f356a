// boardgame.io's own server: with a folder given, its file storage keeps the matches (it never syncs them to the disk);
// without one they live in memory and are lost with the process.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const game = require('./game.cjs');
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log('ready') });
