import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { node } from './commands';
import { showsTheSeven } from './showcase';
import { newVisit, startBrowser, type Visit } from './visit';

const app = join(inject('apps'), 'node');

describe('plain Node', () => {
  let browser: Browser;
  let visit: Visit;
  let html: string;

  beforeAll(async () => {
    html = await node('render.js', [], { cwd: app, limit: 30 });
    browser = await startBrowser();
    visit = await newVisit(browser);
    const styles = readFileSync(join(app, 'node_modules/@agency-site/ui/dist/styles/index.css'), 'utf8');
    const own = readFileSync(join(app, '../shared/brand.css'), 'utf8');
    await visit.page.setContent(`<!doctype html><html lang="en"><style>${styles}${own}</style>${html}`);
  });
  afterAll(() => browser.close());

  test('a string of HTML comes out, with no styles inside', () => {
    expect(html).toMatch(/^<div[^>]*>.*<\/div>$/s);
    expect(html).not.toMatch(/<style| style="/);
  });

  test('the types are found as Node finds the files', async () => {
    const tsc = join(app, 'node_modules/typescript/bin/tsc');
    await expect(node(tsc, ['--project', '.'], { cwd: app, limit: 100 })).resolves.toBe('');
  });

  showsTheSeven(() => visit.page);

  test('the browser has nothing to complain of', () => {
    expect(visit.complaints).toEqual([]);
  });
});
