import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { freePort } from '../../server/testing/freePort.ts';
import { inherited } from '../../server/testing/inherited.ts';
import { mailServer } from '../../server/testing/mailServer.ts';
import { readPdf } from '../../server/testing/readPdf.ts';
import { order } from '../../server/testing/request.ts';
import { type SiteProcess, startSite } from '../../server/testing/siteProcess.ts';
import { StripeFake } from '../../server/testing/stripeFake.ts';
import { proofs, type RunningPackage } from './packageSettings.ts';

test.describe.configure({ mode: 'serial' });

const tool = join(import.meta.dirname, '../../tools/package.ts');
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
  expect(run('start', '--help'), 'without a second server').toContain('go-live');
  expect(() => run('go-live')).toThrow(/Command failed/);
  expect(run('restore', '--help')).toContain(`Usage: node ${program} restore`);
  expect(() => run('restore', '--rehearse')).toThrow(`Make one with node ${program} backup.`);
});

/** Reads e-mails one after the other until one of them has an invoice. */
async function receiptIn(mails: () => Promise<ParsedMail[]>): Promise<string> {
  for (let tries = 400; tries > 0; tries -= 1) {
    for (const mail of await mails()) {
      const invoice = mail.attachments.find(({ contentType }) => contentType === 'application/pdf');
      if (invoice) return [mail.from?.text, mail.text, readPdf(Buffer.from(invoice.content))].join('\n');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The receipt never came.');
}

async function mailsIn(outbox: string): Promise<ParsedMail[]> {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.map((name) => simpleParser(readFileSync(join(outbox, name)))));
}

/** A running package; its order is placed once. */
async function running(
  origin: string,
  port: string,
  dataDir: string,
  { output }: SiteProcess,
  orderOf: RunningPackage['orderOf'],
): Promise<RunningPackage> {
  const placed = await orderOf();
  const secret = () => (existsSync(join(dataDir, 'secret')) ? 'a file has the secret' : 'no file has the secret');
  return { origin, port, output: () => `${output.text}\n${secret()}`, orderOf: async () => placed };
}

test('each setting changes what it says without a build', async ({ request }) => {
  test.setTimeout(300_000);
  const [fake, smtp] = [new StripeFake(), await mailServer()];
  const { STRIPE_API_BASE: stripe } = await fake.listen();
  const [port, dataDir] = [String(await freePort()), join(folder, 'own')];
  const shown = proofs({ port, dataDir, stripe, smtp: smtp.url });
  const values = Object.fromEntries(shown.map(([name, value]) => [name, value]));
  const own = startSite({ ...values, PORT: port }, join(folder, 'agency.mjs'), ['start']);
  try {
    if (!site) throw new Error('The package of the test above isn’t running.');
    const url = await site.url();
    const before = await running(url, new URL(url).port, join(folder, 'data'), site, async () => {
      const { body } = await order({ url });
      await request.post(String(body.url), { form: { choice: 'pay' }, maxRedirects: 0 });
      const receipt = await receiptIn(() => mailsIn(join(folder, 'data/outbox')));
      return { payment: '', receipt: `by file ${receipt}` };
    });
    // It renders its pages first, and the preview images with its name.
    await own.waitForOutput(/is running/, 120);
    const origin = `http://localhost:${port}`;
    const after = await running(origin, port, dataDir, own, async () => {
      const { body } = await order({ url: origin });
      const [call] = fake.calls;
      fake.pay(String(body.id));
      await request.get(`${origin}/api/checkout-session/${body.id}`);
      const receipt = await receiptIn(async () => smtp.taken);
      return { payment: `${call?.headers.host} ${call?.headers.authorization}`, receipt: `by SMTP ${receipt}` };
    });
    // Names only: a failure that prints whole pages can't be read.
    const alreadySo: string[] = [];
    const unchanged: string[] = [];
    for (const [name, , shows, words] of shown) {
      if ((await shows(before)).includes(words)) alreadySo.push(name);
      if (!(await shows(after)).includes(words)) unchanged.push(name);
    }
    expect({ alreadySo, unchanged }).toEqual({ alreadySo: [], unchanged: [] });
    // A connection that was kept may have been closed meanwhile.
    const picture = async (of: string) => (await request.get(`${of}/og/home.png`, { maxRetries: 2 })).body();
    expect((await picture(after.origin)).equals(await picture(before.origin))).toBe(false);
  } finally {
    await own.kill();
    await smtp.close();
    await fake.close();
  }
});
