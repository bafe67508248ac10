import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pages } from 'virtual:pages';
import type { Manifest } from 'vite';
import { llms, llmsFull, markdownOf } from './llms.ts';
import { renderNotFound, renderPage, renderWindow, windows } from './render';

const dist = join(process.cwd(), 'dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const client = manifest['src/client.ts'];
if (!client) throw new Error('The build contains no client script.');
const font = client.assets?.find((file) => file.endsWith('.woff2'));

const head = [
  font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '',
  ...(client.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
  `<script type="module" src="/${client.file}"></script>`,
].join('');

async function write(path: string, text: string): Promise<void> {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

for (const page of pages) {
  await write(`${page.path}index.html`, await renderPage(page, { head }));
  await write(`${page.path}index.md`, markdownOf(page));
}
for (const name of windows) await write(`examples/${name}/index.html`, await renderWindow(name, { head }));
await write('404.html', renderNotFound({ head }));
await write('llms.txt', llms(pages));
await write('llms-full.txt', llmsFull(pages));
