import { join } from 'node:path';

/** The last part of a build: draws the pages with the default settings, into the folder of the site. */
const dist = join(import.meta.dirname, '../dist');
Object.assign(process.env, { NODE_ENV: 'production', DRAW_DEFAULTS: 'yes', KEEP_PICTURES: 'yes' });
process.argv.push(join(dist, 'client'), join(dist, 'draw'));
await import('../server/site/draw.ts');
