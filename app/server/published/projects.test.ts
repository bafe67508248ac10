import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaffPublished } from '../../src/domain/contract/staff/published.ts';
import { projects, type WrittenProject } from '../../src/domain/staff/articles.ts';
import { openDesk } from '../testing/desk.ts';
import { ownArticles, projectKind } from './articles.ts';

const { server, aoife: owner, daniel } = await openDesk({ aoife: 'owner', daniel: 'staff' });
const { context, clock, database } = server;
const hash = '0123456789abcdef01234567';
const cover = `![An oven](/pictures/${hash}-900x600)`;
const whole: WrittenProject = {
  ...projects.blank,
  title: 'A bakery that sells out by ten',
  description: 'How a bakery in Clare got an order page that closes when the loaves are gone, and what came of it.',
  address: 'bakery',
  client: 'A bakery in Clare',
  period: 'Spring 2026, six weeks',
  built: 'A website with an order page',
  cover,
  text: 'It began with a queue.',
};
const urlOf = (key: string) => `/api/staff/projects/${key}`;
const read = async (key: string) => (await owner.get(urlOf(key))).body as unknown as StaffPublished<WrittenProject>;
const write = async (key: string, change: Partial<WrittenProject> = {}) => {
  await daniel.post(urlOf(key), { data: { ...whole, ...change }, version: (await read(key)).version });
  return owner.post(`${urlOf(key)}/publish`, { version: (await read(key)).version });
};

// Its time, its undo and its way off the site are those of posts.
test('a project is published as a post is, at an address that stays, with a preview', async () => {
  await database
    .insertInto('pictures')
    .values({ hash, file: '900.webp', width: 900, height: 600, content: '', added_at: clock.now.toISOString() })
    .execute();
  const [key, other] = [randomUUID(), randomUUID()];
  expect((await write(key)).status).toBe(200);
  const facts = { index: 'bakery', client: whole.client, period: whole.period, cover: { alt: 'An oven' } };
  expect(context.published.projects.data).toMatchObject([{ facts }]);
  expect(context.published.posts.data, 'posts are another list').toBeNull();
  expect(await ownArticles('projects', database, context.published.projects)?.load('bakery')).toMatchObject({
    blocks: [{ kind: 'text', words: 'It began with a queue.' }],
  });
  expect((await write(key, { address: 'other' })).body.message).toContain(
    'Readers know this project as /portfolio/bakery',
  );
  expect((await write(other)).body.message).toContain('Another project has the address /portfolio/bakery');
  const { version } = await read(key);
  await daniel.post(urlOf(key), { data: { ...whole, title: 'Another title for it' }, version });
  const { preview } = await read(key);
  expect((await fetch(server.url + preview, { redirect: 'manual' })).headers.get('location')).toBe('/portfolio/bakery');
  const { rows, showsSamples } = (await daniel.get('/api/staff/projects')).body as {
    rows: object[];
    showsSamples: boolean;
  };
  expect(rows).toContainEqual(expect.objectContaining({ key, state: 'published', isChanged: true }));
  expect(rows).toContainEqual(expect.objectContaining({ key: other, state: 'draft' }));
  expect(showsSamples).toBe(false);
});

test.each([
  [{ client: '' }, 'client', 'Write something'],
  [{ period: 'now' }, 'period', 'at least 4'],
  [{ built: 'x'.repeat(91) }, 'built', 'at most 90'],
  [{ cover: '' }, 'cover', 'Choose a picture'],
  [{ result: 'Short' }, 'result', 'at least 8'],
  [{ text: '<b>no</b>' }, 'text', 'isn’t supported'],
  [{ address: '33' }, 'address', 'a letter among them'],
])('%o isn’t published, and says why', (change, path, words) => {
  expect(projectKind.read({ ...whole, ...change }, context.settings)).toEqual({
    data: null,
    problems: [{ path, place: expect.any(String), message: expect.stringContaining(words) }],
  });
});
