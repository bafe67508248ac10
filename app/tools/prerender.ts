import { join } from 'node:path';

/** The last part of a build: prerenders the pages with the default settings, into the folder of the site. */
const dist = join(import.meta.dirname, '../dist');
Object.assign(process.env, { NODE_ENV: 'production', RENDER_DEFAULTS: 'yes', KEEP_PICTURES: 'yes' });
process.argv.push(join(dist, 'client'), join(dist, 'prerender'));
try {
  await import('../server/platform/site/prerender.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
