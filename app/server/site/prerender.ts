import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicSite } from '../settings.ts';

/**
 * Draws the pages with the settings of this installation: `draw.js client drawing [out]`. A program of its own, so that the
 * memory it needs is free again once it has ended.
 */
const [, , client = '', drawing = ''] = process.argv;
const { DRAW_DEFAULTS } = process.env;
Object.assign(globalThis, { __SITE__: publicSite(DRAW_DEFAULTS === 'yes' ? {} : undefined) });
if (client === '' || drawing === '') throw new Error('Name the folders of the client and of the drawing.');
await import(pathToFileURL(join(drawing, 'entry-prerender.js')).href);
