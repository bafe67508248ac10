import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../testing/builtSite.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { answersIn, requestText, sendRaw } from '../testing/raw.ts';

/** Path traversal. Sent as raw bytes, because clients would normalise the paths. */

const folder = await builtSite({
  'index.html': '<html lang="en"></html>',
  'assets/a.js': 'a()',
  'robots.txt': 'all',
});
const secret = 'nobody may read this';
const outside = 'agency-attack-outside.txt';
await writeFile(join(dirname(folder), outside), secret);
const server = await openTestServer({ siteFolder: folder });

const up = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..;/',
  '....//',
  '.%00./',
  '..%00/',
];

test.each(up)('%s does not leave the site’s folder, however often it is repeated', async (step) => {
  for (const start of ['/', '/assets/', '/assets/a.js/']) {
    for (const times of [1, 8]) {
      for (const file of [outside, 'etc/passwd', `${outside}%00.js`]) {
        const answer = await sendRaw(server.url, requestText(`GET ${start}${step.repeat(times)}${file}`));
        expect(answer).not.toContain(secret);
        expect(answer).not.toContain('root:');
        expect(answersIn(answer)).toEqual([{ status: 404, code: 'not-found' }]);
      }
    }
  }
});

test.each([
  '/%00',
  '/robots.txt%00',
  '/robots.txt%00.html',
  '/robots.txt::$DATA',
  '/.env',
  '/.git/config',
  '/server/main.ts',
  '/%2e/robots.txt',
  '//etc/passwd',
  '/C:/Windows/win.ini',
  'file:///etc/passwd',
])('%s is not served', async (path) => {
  const [answer] = answersIn(await sendRaw(server.url, requestText(`GET ${path}`)));
  expect([400, 404]).toContain(answer?.status);
});

test('a file of the site is served', async () => {
  expect(await sendRaw(server.url, requestText('GET /assets/a.js'))).toContain('a()');
});
