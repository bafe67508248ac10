import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { build, type Rolldown } from 'vite';
import { serve } from '../serve.ts';
import { ReferencePage } from './page.ts';

const entry = fileURLToPath(new URL('entry.ts', import.meta.url));

/** The production bundle of the page. */
async function script(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

/** Builds, prerenders and serves the reference page. */
export async function serveReferencePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const code = await script();
  const drawn = renderToString(createElement(StaticRouter, { location: '/' }, createElement(ReferencePage)));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page to measure by</title><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></head><body><div id="root">${drawn}</div></body></html>`;
  return serve(({ url }, answer) => {
    const script = url === '/entry.js';
    answer.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    answer.end(script ? code : html);
  });
}
