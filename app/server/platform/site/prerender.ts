import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicSite } from '../settings/settings.ts';

/**
 * Prerenders the pages with the settings of this installation: `prerender.js client build [out]`. It runs in its own process,
 * so that its memory is free again once it has ended.
 */
const [, , client = '', build = ''] = process.argv;
const { RENDER_DEFAULTS } = process.env;
Object.assign(globalThis, { __SITE__: publicSite(RENDER_DEFAULTS === 'yes' ? {} : undefined) });
if (client === '' || build === '') throw new Error('Name the folders of the client and of the prerender build.');
await import(pathToFileURL(join(build, 'entry-prerender.js')).href);
