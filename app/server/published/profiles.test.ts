import { beforeEach, expect, test } from 'vitest';
import type { StaffPublished } from '../../src/domain/contract/staff/published.ts';
import { noProfiles, profileChanges, type WrittenProfiles } from '../../src/domain/staff/profiles.ts';
import { openDatabase } from '../platform/db/open.ts';
import { signature } from '../platform/mail/parts.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { openDesk } from '../testing/desk.ts';
import { editionOf } from './edition.ts';
import { previewed } from './preview.ts';
import { builtIn, kinds } from './published.ts';

const { server, aoife: owner, daniel } = await openDesk({ aoife: 'owner', daniel: 'staff' });
const { context, clock, database } = server;
const url = '/api/staff/profiles';
const hash = '0123456789abcdef01234567';
const portrait = `![Ann at her desk](/pictures/${hash}-900x900)`;
const ann = { name: ' Ann Byrne', role: 'Founder', about: "She's here since 2019.", portrait };
const ben = { name: 'Ben Nolan', role: '', about: '', portrait: '' };
const both: WrittenProfiles = { answers: 'a', people: { b: ben, a: ann } };

const read = async () => (await owner.get(url)).body as unknown as StaffPublished<WrittenProfiles>;
const save = async (data: WrittenProfiles) => daniel.post(url, { data, version: (await read()).version });
const publish = async () => owner.post(`${url}/publish`, { version: (await read()).version });
const siteNow = () => editionOf(context, context.published, context.terms).site;

beforeEach(async () => {
  for (const table of ['published', 'published_drafts', 'pictures'] as const)
    await database.deleteFrom(table).execute();
  await context.apply(builtIn);
  await database
    .insertInto('pictures')
    .values({ hash, file: '900.webp', width: 900, height: 900, content: '', added_at: clock.now.toISOString() })
    .execute();
});

test('a published person is named at once on pages and below e-mails, and an undo takes them off again', async () => {
  expect(signature(context.settings)).toBe(`Your team at ${context.settings.agencyName}`);
  await save(both);
  const { preview } = await read();
  const entered = await fetch(server.url + preview, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const drafts = await previewed(context, { headers: { cookie } } as Parameters<typeof previewed>[1]);
  expect(drafts && editionOf(context, drafts, context.terms).site.contactPerson?.name).toBe('Ann Byrne');
  expect(siteNow()).toMatchObject({ contactPerson: null, people: [], team: [] });

  const { entry } = (await publish()).body;
  const face = { name: 'Ann Byrne', role: 'Founder', portrait: `/pictures/${hash}-480.webp` };
  expect(siteNow()).toMatchObject({
    contactPerson: face,
    people: [face, { name: 'Ben Nolan', role: null, portrait: null }],
    team: [
      { name: 'Ann Byrne', about: 'She’s here since 2019.', portrait: { alt: 'Ann at her desk', width: 900 } },
      { name: 'Ben Nolan', about: '', portrait: null },
    ],
  });
  expect(signature(context.settings)).toBe(`Ann Byrne\nFounder, ${context.settings.agencyName}`);
  const command = readSettings(context.settings.environment);
  await (await openDatabase(command)).destroy();
  expect(command.contactPerson, 'commands have them as well').toEqual(face);

  expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
  expect(siteNow()).toMatchObject({ contactPerson: null, people: [], team: [] });
  expect(signature(context.settings)).toBe(`Your team at ${context.settings.agencyName}`);
});

test('the person that the environment names answers instead, without another’s role or portrait, and the desk says so', async () => {
  const { environment } = context.settings;
  const fixed = { ...context.settings, environment: { ...environment, CONTACT_PERSON: 'Cara Daly' } };
  const published = { ...context.published, profiles: { version: 1, data: both } };
  const { site } = editionOf({ settings: fixed, database }, published, context.terms);
  expect(site).toMatchObject({
    contactPerson: { name: 'Cara Daly', role: null, portrait: null },
    team: [{ name: 'Ann Byrne' }, { name: 'Ben Nolan' }],
  });
  expect(kinds.profiles.warnings(both, fixed)).toEqual([expect.stringContaining('name Cara Daly as who answers')]);
  expect(kinds.profiles.warnings({ ...both, answers: '' }, context.settings)).toEqual([
    expect.stringContaining('Nobody answers yet'),
  ]);
  expect(kinds.profiles.warnings(noProfiles, context.settings)).toEqual([]);
});

test('a picture that isn’t stored isn’t published', async () => {
  await save({ answers: '', people: { a: { ...ann, portrait: portrait.replace('0123', 'ffff') } } });
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('isn’t stored here') },
  });
});

test.each([
  [{ name: ' ' }, 'a.name', 'Write a name'],
  [{ role: 'x'.repeat(61) }, 'a.role', 'at most 60'],
  [{ about: 'Short' }, 'a.about', 'at least 8'],
  [{ about: 'Two lines\nof text' }, 'a.about', 'one line'],
  [{ portrait: '![x](https://elsewhere.example/x.png)' }, 'a.portrait', 'Choose a picture'],
])('%o isn’t published, and says why', (change, path, words) => {
  expect(kinds.profiles.read({ answers: 'a', people: { a: { ...ann, ...change } } }, context.settings)).toEqual({
    data: null,
    problems: [{ path, place: expect.any(String), message: expect.stringContaining(words) }],
  });
});

test('each difference is named once', () => {
  const renamed = { answers: 'a', people: { a: { ...ann, name: 'Ann Daly', portrait: '' } } };
  expect(profileChanges(both, renamed)).toEqual([
    'Ben Nolan: removed',
    'Ann Daly, name: “Ann Byrne”, now “Ann Daly”',
    'Ann Daly, portrait: removed',
  ]);
  expect(profileChanges(both, { ...both, answers: 'b' })).toEqual(['Who answers: “Ann Byrne”, now “Ben Nolan”']);
  expect(profileChanges(both, { answers: 'a', people: { b: ben } })).toEqual([
    'Ann Byrne: removed',
    'Who answers: “Ann Byrne”, now the agency alone',
  ]);
});
