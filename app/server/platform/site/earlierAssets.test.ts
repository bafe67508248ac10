import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../../testing/builtSite.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { newFolder } from '../../testing/temporaryFolder.ts';
import { keepAssets } from './earlierAssets.ts';

const day = 24 * 3_600_000;
const start = new Date('2026-11-20T10:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * day);

describe('two versions on one DATA_DIR', () => {
  let folders: { dataDir: string; first: string; second: string };
  beforeAll(async () => {
    const shared = { '404.html': '<title>Not found</title>', 'assets/same.woff2': 'font' };
    folders = {
      dataDir: newFolder(),
      first: await builtSite({
        ...shared,
        'index.html': 'first',
        'assets/a1.js': 'first()',
        'assets/a1.js.br': 'packed',
      }),
      second: await builtSite({ ...shared, 'index.html': 'second', 'assets/b2.js': 'second()' }),
    };
  });

  test('each serves the assets of the other’s pages, cached for good; nothing else is found there', async () => {
    const { dataDir, first, second } = folders;
    const old = await openTestServer({ siteFolder: first, environment: { DATA_DIR: dataDir } });
    await keepAssets(first, dataDir, start);
    const upgraded = await openTestServer({ siteFolder: second, environment: { DATA_DIR: dataDir } });
    await keepAssets(second, dataDir, start);
    for (const [server, path, content] of [
      [upgraded, '/assets/a1.js', 'first()'],
      [old, '/assets/b2.js', 'second()'],
    ] as const) {
      const { statusCode, headers, body } = await server.app.inject({ url: path });
      expect([statusCode, body, headers['content-type']]).toEqual([200, content, 'text/javascript; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/assets/c3.js', '/assets/..%2Fsecret', '/assets/%2e%2e%2fsecret', '/assets/.pid', '/secret']) {
      expect((await upgraded.app.inject({ url: path })).statusCode, path).toBe(404);
    }
  });

  test('assets are deleted 30 days after the last start of a version that has them', async () => {
    const { dataDir, first, second } = folders;
    await keepAssets(first, dataDir, start);
    await keepAssets(second, dataDir, inDays(29));
    expect((await readdir(join(dataDir, 'assets'))).sort()).toEqual(['a1.js', 'a1.js.br', 'b2.js', 'same.woff2']);
    await keepAssets(second, dataDir, inDays(31));
    expect((await readdir(join(dataDir, 'assets'))).sort()).toEqual(['b2.js', 'same.woff2']);
  });
});
