import { readFileSync, writeFileSync } from 'node:fs';
import { html } from './dist/server/entry-server.js';

const file = 'dist/index.html';
writeFileSync(file, readFileSync(file, 'utf8').replace('<!--page-->', html));
