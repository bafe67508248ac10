import { beforeEach, describe, expect, test } from 'vitest';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { withValue } from '../../src/domain/catalogue/editing.ts';
import type { CatalogueData } from '../../src/domain/catalogue/schema.ts';
import type { SettingField, StaffPublished } from '../../src/domain/contract/staff/published.ts';
import type { DeskSettings } from '../../src/domain/staff/deskSettings.ts';
import type { PageTexts } from '../../src/domain/staff/pageTexts.ts';
import { openDatabase } from '../platform/db/open.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openDesk } from '../testing/desk.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { saveQuote, viewQuote } from '../testing/savedQuotes.ts';
import type { Member } from '../testing/staff.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { ownTexts } from './pageTexts.ts';
import { previewed } from './preview.ts';
import { addVersion, builtIn, kinds, publishedOf } from './published.ts';

const url = '/api/staff/catalogue';
const core = ['trinityPrices', 'quote', 'trinity-core', 'beta'];

/** What another server, perhaps of another version, has published. */
function publishElsewhere({ database }: TestServer, kind: 'catalogue' | 'settings', version: number, data: object) {
  const at = '2026-11-20';
  return database
    .insertInto('published')
    .values({ kind, key: '', version, data: JSON.stringify(data), author: 'x', published_at: at, made_at: at })
    .execute();
}

describe('the price list on the desk', async () => {
  const { server, aoife: owner, daniel } = await openDesk({ aoife: 'owner', daniel: 'staff' });

  beforeEach(async () => {
    for (const table of ['published', 'published_drafts'] as const) await server.database.deleteFrom(table).execute();
    await server.context.apply(builtIn);
  });

  const read = async (member: Member = owner) =>
    (await member.get(url)).body as unknown as StaffPublished<CatalogueData>;
  /** Saves a change of the draft, or of what is in force. */
  const change = async (path: readonly string[], value: unknown, member = daniel) => {
    const { data, version } = await read(member);
    return member.post(url, { data: withValue(data, path, value), version });
  };
  const publish = async () => owner.post(`${url}/publish`, { version: (await read()).version });
  const priceOfCore = () => server.context.catalogue.trinityPrices.quote['trinity-core'].beta;

  test('a draft changes nothing until it is published; then everyone pays the new price', async () => {
    expect((await change(core, 700)).status).toBe(200);
    expect(priceOfCore()).toBe(600);
    expect((await order(server, { price: 396 })).status).toBe(200);
    expect(await read()).toMatchObject({ version: 1, problems: [], draft: { author: 'Daniel Roche' }, history: [] });

    expect((await publish()).status).toBe(200);
    expect(priceOfCore()).toBe(700);
    expect(await read()).toMatchObject({
      draft: null,
      inForce: { trinityPrices: { quote: { 'trinity-core': { beta: 700 } } } },
      history: [
        {
          version: 1,
          author: 'Aoife Nolan',
          changes: ['Trinity Core, quick quote, beta price: €600, now €700'],
        },
      ],
    });
    expect(await order(server, { price: 396 })).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect((await order(server, { price: 414 })).status).toBe(200);
  });

  test('orders and saved quotes keep their price', async () => {
    const { token } = (await saveQuote(server)).body;
    const placed = (await order(server, { price: 396 })).body.id;
    await change(core, 700);
    await publish();
    expect((await viewQuote(server, String(token))).body).toMatchObject({
      savedBill: { price: { total: 1980 } },
      today: { price: { total: 2070 } },
    });
    expect((await order(server, { price: 396, savedQuoteToken: String(token) })).status).toBe(200);
    const row = server.database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('total_cents')
      .where('payments.id', '=', String(placed));
    expect((await row.executeTakeFirstOrThrow()).total_cents).toBe(198_000);
  });

  test('a package that is added can be ordered, and one that is taken off can’t', async () => {
    const { data } = await read();
    await change(['brandPackages', 'grand'], {
      ...data.brandPackages.elite,
      name: 'Grand Brand Identity',
      price: 2000,
    });
    await publish();
    const blank = { campaign: null, trinity: null, systems: null, tier: null, hasPhysicalStore: null };
    const selection = { version: 1, wizard: 'configurator', services: ['brand-identity'], brand: 'grand', ...blank };
    const request = { selection, price: 400 } as unknown as Parameters<typeof order>[1];
    expect((await order(server, request)).status).toBe(200);
    await change(['brandPackages', 'grand'], undefined);
    await publish();
    expect(await order(server, request)).toMatchObject({ status: 422, body: { code: 'unusable-selection' } });
  });

  test('a draft with a fault is kept, says what is wrong, and isn’t published', async () => {
    await change(['tiers', 'full', 'maxPrice'], 100);
    const { problems, version } = await read();
    expect(problems).toEqual([
      { path: 'tiers.full.maxPrice', message: expect.stringContaining('ends below its start') },
    ]);
    expect(await owner.post(`${url}/publish`, { version })).toMatchObject({
      status: 409,
      body: { code: 'not-ready', message: expect.stringContaining('tiers.full.maxPrice') },
    });
    expect((await read()).data.tiers.full.maxPrice).toBe(100);
    expect(await publishedOf(server.context, kinds.catalogue)).toEqual(builtIn.catalogue);
  });

  test('warns of what an owner should look at', async () => {
    await change(['tiers', 'foundation', 'maxPrice'], 1300);
    expect((await read()).warnings[0]).toContain('inside the range of the tier below it');
  });

  test('of two members who change the same draft, the later one hears of it, and nothing is lost', async () => {
    const { data } = await read();
    const save = (member: Member, beta: number) => member.post(url, { data: withValue(data, core, beta), version: 0 });
    expect((await save(daniel, 700)).status).toBe(200);
    const late = await save(owner, 800);
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    expect((await read()).data.trinityPrices.quote['trinity-core'].beta).toBe(700);
    expect((await owner.post(`${url}/publish`, { version: 0 })).status).toBe(409);
    expect((await daniel.post(`${url}/discard`, { version: 2 ** 31 - 1 })).status, 'the next is no integer').toBe(400);
    // A draft that was discarded doesn't come back when someone who has it open saves.
    expect((await daniel.post(`${url}/discard`, { version: 1 })).status).toBe(200);
    expect((await owner.post(url, { data: withValue(data, core, 900), version: 1 })).status).toBe(409);
    expect(await read()).toMatchObject({ draft: null, data: builtIn.catalogue.data });
  });

  test('is undone by one press, and any earlier version can be published again', async () => {
    await change(core, 700);
    const { entry } = (await publish()).body;
    await change(core, 800);
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(priceOfCore()).toBe(600);
    // The draft that was being written is still there.
    expect((await read()).data.trinityPrices.quote['trinity-core'].beta).toBe(800);
    expect((await read()).history.at(-1)?.again).toEqual([expect.stringContaining('now €700')]);
    expect((await read()).firstAgain).toEqual([]);
    expect((await owner.post(`${url}/republish`, { version: 1 })).status).toBe(200);
    expect(priceOfCore()).toBe(700);
    expect((await read()).firstAgain).toEqual([expect.stringContaining('now €600')]);
    expect((await owner.post(`${url}/republish`, { version: 0 })).status).toBe(200);
    expect(priceOfCore()).toBe(600);
    expect(await owner.post(`${url}/republish`, { version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'unchanged' },
    });
    expect((await owner.post(`${url}/republish`, { version: 9 })).status).toBe(404);
  });

  test('a version that is taken back is followed by one of that time', async () => {
    await change(core, 700);
    const { entry } = (await publish()).body;
    await later(server, 5_000, () => owner.post('/api/staff/undo', { entry }));
    const [second, first] = (await read()).history.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(5_000);
  });

  test('the address of a preview shows the draft for an hour; without it, nobody sees the draft', async () => {
    expect((await read()).preview).toBeNull();
    await change(core, 700);
    const { preview } = await read();
    const seen = (cookie: string) =>
      previewed(server.context, { headers: { cookie } } as Parameters<typeof previewed>[1]);
    const enter = async (path: string) => {
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    };
    const cookie = await enter(String(preview));
    expect((await seen(cookie))?.catalogue.data.trinityPrices.quote['trinity-core'].beta).toBe(700);
    expect(await seen(await enter('/preview/end'))).toBeNull();
    expect(await seen(await enter(`/preview/${Date.now() + 1_000_000}.forged`))).toBeNull();
    await change(['consultationFee'], 0);
    expect(await read()).toMatchObject({ preview: null });
    expect(await seen(cookie)).toBeNull();
    await change(['consultationFee'], 90);
    expect(await later(server, 3_601_000, () => seen(cookie))).toBeNull();
  });

  test('what another server has published is sold here, too', async () => {
    await publishElsewhere(server, 'catalogue', 7, withValue(builtIn.catalogue.data, core, 750));
    await server.context.refreshPublished();
    expect(priceOfCore()).toBe(750);
  });

  test('a catalogue that this version can’t read is refused by name, and what is sold stays', async () => {
    await publishElsewhere(server, 'catalogue', 8, { ...builtIn.catalogue.data, consultationFee: 'much' });
    await expect(server.context.refreshPublished()).rejects.toThrow(/version 8.*\nconsultationFee/);
    expect(priceOfCore()).toBe(600);
  });
});

describe('the settings on the desk', async () => {
  const {
    server,
    aoife: owner,
    daniel,
  } = await openDesk({ aoife: 'owner', daniel: 'staff' }, { COMPANY_PHONE: '+353 1 234 5678', COMPANY_NUMBER: ' ' });
  const settingsUrl = '/api/staff/settings';
  const read = async () => (await owner.get(settingsUrl)).body as unknown as StaffPublished<DeskSettings>;
  const save = async (data: DeskSettings) => owner.post(settingsUrl, { data, version: (await read()).version });
  const publish = async () => owner.post(`${settingsUrl}/publish`, { version: (await read()).version });

  test('apply at once, with the terms, on the pages and in the next e-mail; then an undo takes them back', async () => {
    const { version: terms } = server.context.terms;
    await save({
      COMPANY_NUMBER: '123456',
      VAT: 'none',
      CANCELLATION: 'before-start',
      BETA_ENDS: '2027-01-31',
      CLAIMS: 'hidden',
    });
    expect(server.settings.seller.companyNumber).toBeNull();
    const { entry } = (await publish()).body;
    expect(server.settings).toMatchObject({
      seller: { companyNumber: '123456' },
      vat: 'none',
      terms: { cancellation: 'before-start' },
    });
    expect(server.context.terms.version).not.toBe(terms);
    const config = await fetch(`${server.url}/api/config`);
    expect(await config.json()).toMatchObject({ betaEndsAt: '2027-02-01T00:00:00.000Z' });
    expect((await read()).history[0]?.changes).toEqual([
      'Last day of the beta: “2027-01-31”',
      'Claims to prove: “Hidden on every page”',
      'Registration number: “123456”',
      'Prices and VAT: “We charge no VAT”',
      'Who cancels gets back: “What was paid for work not done yet”, now “Everything before the start; later all but the deposit”',
    ]);

    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(server.settings).toMatchObject({ seller: { companyNumber: null }, vat: null });
    expect(server.context.terms.version).toBe(terms);
  });

  test('the environment wins and the desk says so; an empty value there sets nothing', async () => {
    const fields = (await owner.get(`${settingsUrl}/fields`)).body as unknown as SettingField[];
    const fixed = fields.filter((field) => field.fixed !== null).map(({ name, fixed }) => [name, fixed]);
    expect(fixed).toEqual([['COMPANY_PHONE', '+353 1 234 5678']]);
    await save({ COMPANY_PHONE: '+353 9 999 9999', COMPANY_NUMBER: '7' });
    expect((await read()).warnings).toEqual([
      'Pages and invoices don’t say yet: Registered name, Registered office, VAT number and E-mail address.',
      'Pages show figures that only you can prove. Can you? Choose under “Claims to prove”.',
    ]);
    await publish();
    expect(server.settings.seller).toMatchObject({ phone: '+353 1 234 5678', companyNumber: '7' });
  });

  test('no secret and nothing of the machine is set from the desk', async () => {
    const names = ((await owner.get(`${settingsUrl}/fields`)).body as unknown as SettingField[]).map(
      ({ name }) => name,
    );
    expect(names).toContain('COMPANY_NAME');
    expect(names.filter((name) => /SECRET|KEY|URL$|TOKEN|_DIR$|^PORT|^HOST|ADMIN|TRUST|STRIPE/.test(name))).toEqual([
      'MEETING_URL',
    ]);
    await save({ DATA_DIR: '/tmp', ADMIN_EMAILS: 'eve@example.ie', COMPANY_NAME: 'Knot Limited' });
    await publish();
    expect(server.settings).toMatchObject({ adminEmails: [], seller: { legalName: 'Knot Limited' } });
    expect(server.settings.dataDir).not.toBe('/tmp');
  });

  test('a fault is said in the words of the field, and isn’t published', async () => {
    await save({ VAT_RATE: 'much', COMPANY_COUNTRY: 'UK' });
    expect((await read()).problems).toEqual([
      {
        path: 'VAT_RATE',
        place: 'Rate in percent',
        message: expect.stringMatching(/^This isn’t a number .* Example: 13\.5$/),
      },
      { path: 'COMPANY_COUNTRY', place: 'Country of registration', message: expect.any(String) },
    ]);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'not-ready' } });
  });

  test('commands and other servers have them as well', async () => {
    await save({ COMPANY_NAME: 'Knot Limited', VAT: 'included' });
    await publish();
    const settings = readSettings(server.settings.environment);
    await (await openDatabase(settings)).destroy();
    expect(settings).toMatchObject({ vat: 'included', seller: { legalName: 'Knot Limited' } });
  });

  test('what this version can’t read is named at the start, and the environment wins over it', async () => {
    await publishElsewhere(server, 'settings', 99, { VAT_RATE: 'much' });
    const { environment } = server.settings;
    await expect(openDatabase(readSettings(environment))).rejects.toThrow(/Rate in percent: .*VAT_RATE; the environ/);
    const settings = readSettings({ ...environment, VAT_RATE: '21' });
    await (await openDatabase(settings)).destroy();
    expect(settings.vatRates.rate).toBe(21);
    await server.database.deleteFrom('published').where('version', '=', 99).execute();
  });

  test('owners alone see them', async () => {
    expect((await daniel.get(settingsUrl)).status).toBe(403);
    expect((await daniel.get(`${settingsUrl}/fields`)).status).toBe(403);
  });
});

describe('the texts of pages on the desk', async () => {
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' });
  const pagesUrl = '/api/staff/pages';
  const read = async () => (await owner.get(pagesUrl)).body as unknown as StaffPublished<PageTexts>;
  const save = async (data: PageTexts) => owner.post(pagesUrl, { data, version: (await read()).version });
  const publish = async () => owner.post(`${pagesUrl}/publish`, { version: (await read()).version });
  const about = (texts: PageTexts[string]) => ({ '/about-us': texts });

  test('are published as what pages are rendered with, and a blank brings the built text back', async () => {
    await save(about({ heading: 'We build.', lead: 'See [prices](/prices), **all** of them.', 'answer:Why?': ' ' }));
    expect((await publish()).status).toBe(200);
    expect(ownTexts(server.context.published.pages.data)).toEqual(
      about({
        heading: 'We build.',
        lead: ['See ', { text: 'prices', to: '/prices' }, ', ', { text: 'all', as: 'strong' }, ' of them.'] as never,
      }),
    );
    await save(about({ heading: '', lead: 'See it.' }));
    await publish();
    expect((await read()).history[0]?.changes).toEqual([
      '/about-us, headline: “We build.”, now the built text',
      '/about-us, introduction: “See [prices](/prices), **all** of them.”, now “See it.”',
    ]);
  });

  test.each([
    [{ heading: 'x'.repeat(71) }, 'headline', 'Write at most 70 characters; these are 71.'],
    [{ heading: 'two\nlines' }, 'headline', 'Write one paragraph'],
    [{ lead: '[press](javascript:alert(1))' }, 'introduction', 'A link must be a path'],
    [{ lead: '<img src=x onerror=alert(1)>' }, 'introduction', 'This html isn’t supported'],
    [{ 'answer:Why?': '## Because' }, 'answer to “Why?”', 'Write one paragraph'],
    [{ title: 'Ours' }, 'title', 'There is no such text'],
  ])('%o is kept as a draft and not published', async (texts, place, words) => {
    await save(about(texts as PageTexts[string]));
    expect((await read()).problems).toEqual([
      {
        path: `/about-us ${Object.keys(texts)[0]}`,
        place: `/about-us, ${place}`,
        message: expect.stringContaining(words),
      },
    ]);
    expect((await publish()).status).toBe(409);
  });

  test('warns of an amount that won’t follow the price list', async () => {
    await save({ ...about({ lead: 'From €500.' }), '/': { lead: 'From €9.' } });
    expect((await read()).warnings).toEqual([
      expect.stringContaining('/about-us, introduction: it names an amount'),
      expect.stringContaining('Home page, introduction: it names an amount'),
    ]);
  });
});

describe.each(databaseKinds)('publishing in the same instant, on $name', ({ create }) => {
  test('one owner publishes, and the other hears of it', async () => {
    const { database } = await openTestServer({ environment: await create() });
    const next = { version: 1, data: defaultCatalogueData };
    const add = (author: string) =>
      database
        .transaction()
        .execute((transaction) => addVersion(transaction, kinds.catalogue, next, author, { now: new Date() }));
    const added = await Promise.all([add('one'), add('other')]);
    expect(added.toSorted()).toEqual([false, true]);
  });
});
