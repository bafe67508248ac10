import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inherited } from '../server/testing/inherited.ts';
import { type SiteProcess, startSite } from '../server/testing/siteProcess.ts';
import { shown } from './packageSettings.ts';

test.describe.configure({ mode: 'serial' });

const tool = join(import.meta.dirname, '../tools/package.ts');
let folder: string;
let site: SiteProcess | undefined;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agency-package-'));
});
test.afterAll(async () => {
  await site?.kill();
  rmSync(folder, { recursive: true });
});

/** Packs what is built. */
function pack(to: string): Record<string, string> {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', tool, '--built', '--to', join(folder, to)]);
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, to, name)))
      .digest('hex');
  return Object.fromEntries(readdirSync(join(folder, to)).map((name) => [name, digest(name)]));
}

test('a package is the same bytes twice, and runs in an empty folder with Node alone', async ({ page }) => {
  const first = pack('first');
  expect(pack('second')).toEqual(first);
  const archive = Object.keys(first).find((name) => name.endsWith('.tar.gz')) ?? '';
  const list = JSON.parse(readFileSync(join(folder, 'first', archive.replace('.tar.gz', '.cdx.json')), 'utf8'));
  expect(list.bomFormat).toBe('CycloneDX');
  expect(list.components.map(({ name }: { name: string }) => name)).toContain('fastify');

  execFileSync('tar', ['-xzf', join(folder, 'first', archive), '-C', folder, '--strip-components=1']);
  const program = join(folder, 'agency.mjs');
  const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
  site = startSite(environment, program, ['start']);
  await page.goto(`${await site.url()}/service/stepWizardPage`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would you like to build?');
  expect((await page.request.get(`${await site.url()}/desk/`)).status()).toBe(200);

  const run = (...words: string[]) =>
    execFileSync(process.execPath, [program, ...words], {
      env: { ...inherited, ...environment, INIT_CWD: folder },
      encoding: 'utf8',
    });
  expect(run('--help')).toContain('go-live');
  expect(() => run('go-live')).toThrow(/Command failed/);
  expect(run('restore', '--help')).toContain('--rehearse');
});

test('each setting that pages show changes them without a build', async ({ request }) => {
  test.setTimeout(180_000);
  const before = (await site?.url()) ?? '';
  const values = Object.fromEntries(Object.entries(shown).map(([name, { value }]) => [name, value]));
  const environment = { ...values, DEMO_PAYMENTS: 'on', HOST: 'localhost', PORT: '47391' };
  const own = startSite({ ...environment, DATA_DIR: join(folder, 'own') }, join(folder, 'agency.mjs'), ['start']);
  try {
    await own.waitForOutput(/is running/).catch(() => own.waitForOutput(/is running/));
    const after = await own.url();
    for (const [name, { path, words }] of Object.entries(shown)) {
      expect(await (await request.get(before + path)).text(), `before ${name}`).not.toContain(words);
      expect(await (await request.get(after + path)).text(), name).toContain(words);
    }
    const picture = async (origin: string) => (await request.get(`${origin}/og/home.png`)).body();
    expect((await picture(after)).equals(await picture(before))).toBe(false);
  } finally {
    await own.kill();
  }
});
