// Looks at every story of the built Ladle in a real Chromium: one PNG per story, width and scheme into .cache/shots,
// and a list of console messages and axe findings. Exits with 1 if there are any. Arguments: parts of story ids to look at.
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import sirv from 'sirv';

const widths = [390, 1280];
const schemes = ['light', 'dark'];
const only = process.argv.slice(2);

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const { stories } = JSON.parse(await readFile('dist/meta.json', 'utf8'));
const ids = Object.keys(stories).filter((id) => only.length === 0 || only.some((part) => id.includes(part)));

const server = createServer(sirv('dist', { single: true })).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));
const base = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
await mkdir('.cache/shots', { recursive: true });

const problems = [];
for (const width of widths)
  for (const scheme of schemes) {
    const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    let story = '';
    const report = (text) => problems.push(`${story} ${width} ${scheme}: ${text}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) report(message.text());
    });
    page.on('pageerror', (error) => report(error.message));
    for (story of ids) {
      await page.goto(`${base}/?story=${story}&mode=preview&theme=${scheme}`);
      // The stage is drawn before the story's own chunk has come.
      await page.waitForSelector('[data-stage] > *', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `.cache/shots/${story}-${width}-${scheme}.png`, fullPage: true });
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => globalThis.axe.run('#ladle-root'));
      for (const { id, help, nodes } of violations) report(`axe ${id}, ${nodes.length}×: ${help} ${nodes[0].html}`);
    }
    await page.close();
  }
await browser.close();
server.close();

for (const problem of problems) console.log(problem);
console.log(`${ids.length} stories, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
