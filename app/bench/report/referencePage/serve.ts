import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { build, type Rolldown } from 'vite';
import { serve } from '../serve.ts';
import { ReferencePage } from './page.ts';

const entry = fileURLToPath(new URL('entry.ts', import.meta.url));

/** The production bundle of the page. */
async function buildScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Builds, prerenders and serves the reference page. */
export async function serveReferencePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const code = await buildScript();
  const prerendered = renderToString(createElement(StaticRouter, { location: '/' }, createElement(ReferencePage)));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page to measure by</title><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></head><body><div id="root">${prerendered}</div></body></html>`;
  return serve(({ url }, response) => {
    const isScript = url === '/entry.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? code : html);
  });
}
