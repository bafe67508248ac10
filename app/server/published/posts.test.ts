import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../src/domain/contract/endpoint.ts';
import type { listPosts, StaffPublished } from '../../src/domain/contract/staff/published.ts';
import { posts, type WrittenPost } from '../../src/domain/staff/articles.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openDesk } from '../testing/desk.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { addRows } from '../testing/serverState.ts';
import type { Member } from '../testing/staff.ts';
import { ownArticles, postKind, shownArticles } from './articles.ts';
import { previewed } from './preview.ts';
import { addVersion, builtIn } from './published.ts';

const whole: WrittenPost = {
  ...posts.blank,
  title: 'Opening hours that "work"',
  description: 'How to write your opening hours so that nobody stands before a closed door on a bank holiday.',
  topic: 'websites',
  address: 'opening-hours',
  related: 'trinity:aed',
  text: '## Say when you’re open\n\nOn **every** page.\n\n**A paragraph that is all bold is a pull quote.**',
};

describe('posts on the desk', async () => {
  const { server, aoife: owner, daniel, eve } = await openDesk({ aoife: 'owner', daniel: 'staff', eve: 'read-only' });
  const { context, clock, database } = server;
  const start = clock.now;

  beforeEach(async () => {
    for (const table of ['published', 'published_drafts'] as const) await database.deleteFrom(table).execute();
    clock.now = start;
    await context.apply(builtIn);
  });

  const urlOf = (key: string) => `/api/staff/posts/${key}`;
  const read = async (key: string, member: Member = owner) =>
    (await member.get(urlOf(key))).body as unknown as StaffPublished<WrittenPost>;
  const save = async (key: string, data: Partial<WrittenPost>, member = daniel) =>
    member.post(urlOf(key), { data: { ...whole, ...data }, version: (await read(key)).version });
  const publish = async (key: string, at?: string) =>
    owner.post(`${urlOf(key)}/publish`, { version: (await read(key)).version, ...(at && { at }) });
  const unpublish = async (key: string) =>
    owner.post(`${urlOf(key)}/unpublish`, { version: (await read(key)).history[0]?.version });
  const write = async (data: Partial<WrittenPost> = {}, at?: string) => {
    const key = randomUUID();
    await save(key, data);
    return { key, answer: await publish(key, at) };
  };
  const shown = () => context.published.posts.data?.map(({ facts }) => facts.index) ?? null;
  const list = async (query = '') =>
    (await eve.get(`/api/staff/posts${query}`)).body as unknown as AnswerOf<typeof listPosts>;
  const textOf = (index: string) => ownArticles('posts', database, context.published.posts)?.load(index);

  test('a draft is seen by nobody; the first own post takes the place of the samples, with what pages show of it', async () => {
    const key = randomUUID();
    expect(await read(key)).toMatchObject({ data: posts.blank, version: 0, history: [] });
    expect((await save(key, {})).status).toBe(200);
    expect(shown()).toBeNull();
    expect(await list()).toEqual({
      rows: [{ key, title: whole.title, state: 'draft', isChanged: false, at: expect.any(String) }],
      next: null,
      showsSamples: true,
    });
    expect((await publish(key)).status).toBe(200);
    const facts = {
      index: 'opening-hours',
      title: 'Opening hours that “work”',
      description: whole.description,
      topics: ['websites'],
      minutes: 1,
      related: 'trinity:aed',
      date: start.toISOString().slice(0, 10),
    };
    expect(context.published.posts.data).toEqual([{ key, version: 1, facts }]);
    expect(await textOf('opening-hours')).toEqual({
      facts,
      blocks: [
        { kind: 'heading', level: 2, id: 'say-when-youre-open', text: 'Say when you’re open' },
        { kind: 'text', words: ['On ', { text: 'every', as: 'strong' }, ' page.'] },
        { kind: 'pull', text: 'A paragraph that is all bold is a pull quote.' },
      ],
    });
    expect(await list()).toMatchObject({ rows: [{ state: 'published' }], showsSamples: false });
  });

  test('a post that is taken off is gone, samples don’t come back, and any version can be published again', async () => {
    const { key } = await write();
    await save(key, { title: 'Opening hours, second edition' });
    expect(await list()).toMatchObject({ rows: [{ state: 'published', isChanged: true }] });
    await publish(key);
    expect((await unpublish(key)).status).toBe(200);
    expect(shown()).toEqual([]);
    expect(await list()).toMatchObject({
      rows: [{ title: 'Opening hours, second edition', state: 'unpublished', isChanged: false }],
    });
    expect((await owner.post(`${urlOf(key)}/unpublish`, { version: 3 })).status).toBe(409);
    clock.now = new Date(start.getTime() + 7 * 86_400_000);
    expect((await owner.post(`${urlOf(key)}/republish`, { version: 1 })).status).toBe(200);
    const [post] = context.published.posts.data ?? [];
    expect(post?.facts.title).toBe('Opening hours that “work”');
    expect(post?.facts.date, 'the day on which readers saw it first').toBe(start.toISOString().slice(0, 10));
    expect((await read(key)).history.map(({ changes }) => changes)).toEqual([
      ['Put on the site', 'Title: “Opening hours, second edition”, now “Opening hours that "work"”'],
      ['Taken off the site'],
      ['Title: “Opening hours that "work"”, now “Opening hours, second edition”'],
      expect.arrayContaining(['Put on the site', 'Text: added']),
    ]);
    expect((await owner.post(`${urlOf(key)}/republish`, { version: 0 })).status).toBe(404);
  });

  test('an undo takes back what was published, or what was taken off', async () => {
    const { key, answer } = await write();
    expect((await owner.post('/api/staff/undo', { entry: answer.body.entry })).status).toBe(200);
    expect(shown(), 'nobody has seen it: the samples are back').toBeNull();
    expect(await read(key)).toMatchObject({ shown: 'never', history: [{ version: 2 }, { version: 1 }] });
    const other = (await write()).answer;
    expect(other.status, 'its address is free').toBe(200);
    expect((await owner.post('/api/staff/undo', { entry: other.body.entry })).status).toBe(200);
    await owner.post(`${urlOf(key)}/republish`, { version: 1 });
    expect(context.published.posts.data).toMatchObject([{ version: 3, facts: { index: 'opening-hours' } }]);
    const { entry } = (await unpublish(key)).body;
    expect(await read(key)).toMatchObject({ shown: 'before' });
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(shown()).toEqual(['opening-hours']);
    const log = (await owner.get('/api/staff/log?limit=20')).body as unknown as { rows: { what: string }[] };
    expect(log.rows.map(({ what }) => what)).toContain(
      'Post “Opening hours that "work"”: version 1 published, 7 changes',
    );
  });

  test('a version that waits is kept when another takes its place, and an undo lets it wait again', async () => {
    const key = randomUUID();
    const at = new Date(start.getTime() + 3_600_000).toISOString();
    await save(key, {});
    expect((await publish(key, at)).status).toBe(200);
    await save(key, { title: 'Opening hours, corrected', address: 'corrected-hours' });
    const corrected = await publish(key);
    expect(corrected.status, 'nobody knows the address yet').toBe(200);
    expect(shown()).toEqual(['corrected-hours']);
    expect((await read(key)).history).toMatchObject([
      { version: 2, replaced: false },
      { version: 1, waits: false, replaced: true },
    ]);
    expect((await owner.post('/api/staff/undo', { entry: corrected.body.entry })).status).toBe(200);
    expect(shown(), 'the mistake isn’t public any more, and nobody has seen it').toBeNull();
    expect((await read(key)).history[0]).toMatchObject({ version: 4, waits: true, publishedAt: at });
    expect(await read(key)).toMatchObject({ shown: 'never', inForce: { title: 'Opening hours that "work"' } });
    clock.now = new Date(at);
    await context.refreshPublished();
    expect(shown()).toEqual(['opening-hours']);
  });

  test('an undo brings back what was on the site beside a version that waits', async () => {
    const { key } = await write();
    const at = new Date(start.getTime() + 3_600_000).toISOString();
    await save(key, { title: 'Opening hours, corrected' });
    await publish(key, at);
    expect(await list()).toMatchObject({ rows: [{ state: 'renewing', at }] });
    const { entry } = (await unpublish(key)).body;
    expect(shown()).toEqual([]);
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(await read(key)).toMatchObject({ shown: 'now' });
    expect((await read(key)).history[0]).toMatchObject({ version: 5, waits: true, publishedAt: at });
    const titles = () => context.published.posts.data?.map(({ facts }) => facts.title);
    expect(titles()).toEqual(['Opening hours that “work”']);
    // What waits at another time and is undone leaves what is on the site alone.
    const moved = await owner.post(`${urlOf(key)}/republish`, { version: 5, at: at.replace('.000', '.001') });
    expect((await owner.post('/api/staff/undo', { entry: moved.body.entry })).status).toBe(200);
    expect((await read(key)).history[0]).toMatchObject({ version: 7, waits: true, publishedAt: at });
    expect(titles()).toEqual(['Opening hours that “work”']);
    clock.now = new Date(at);
    await context.refreshPublished();
    expect(titles()).toEqual(['Opening hours, corrected']);
  });

  test('an undo doesn’t give an address that another post has got meanwhile', async () => {
    const at = new Date(start.getTime() + 3_600_000).toISOString();
    const { key } = await write({}, at);
    const { entry } = (await unpublish(key)).body;
    expect(await read(key)).toMatchObject({ shown: 'never', inForce: { isShown: false } });
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    const log = (await owner.get('/api/staff/log?limit=50')).body as unknown as { rows: { what: string }[] };
    expect(log.rows.map(({ what }) => what)).toContainEqual(
      expect.stringContaining(': scheduled again for 20 November 2026, 11:00'),
    );
    const again = (await unpublish(key)).body.entry;
    expect((await write()).answer.status).toBe(200);
    const undone = await owner.post('/api/staff/undo', { entry: again });
    expect(undone).toMatchObject({ status: 409, body: { message: expect.stringContaining('Another post has') } });
    expect((await read(key)).history).toHaveLength(4);
  });

  test('a post waits for its time, is then shown without anyone’s help, and can be moved or taken back', async () => {
    const key = randomUUID();
    await save(key, {});
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
    expect(await publish(key, at(-1))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('This time has passed') },
    });
    expect((await publish(key, at(2))).status).toBe(200);
    expect(await list()).toMatchObject({ rows: [{ state: 'scheduled', at: at(2) }], showsSamples: true });
    expect((await owner.post(`${urlOf(key)}/republish`, { version: 1, at: at(5) })).status).toBe(200);
    clock.now = new Date(at(3));
    await context.refreshPublished();
    expect(shown(), 'the earlier time doesn’t count any more').toBeNull();
    clock.now = new Date(at(5));
    await context.refreshPublished();
    expect(shown()).toEqual(['opening-hours']);
    // A later edition waits, and the one before is read meanwhile.
    await save(key, { title: 'The next edition of it' });
    await publish(key, at(9));
    await write({ address: 'meanwhile' });
    await write({ address: 'waits-too' }, at(9));
    expect(context.published.posts.data?.map(({ facts }) => facts.title)).toEqual(
      Array(2).fill('Opening hours that “work”'),
    );
    expect((await read(key)).data.title).toBe('The next edition of it');
    await unpublish(key);
    expect(shown()).toEqual(['meanwhile']);
    clock.now = new Date(at(10));
    await context.refreshPublished();
    expect(shown()).toEqual(['waits-too', 'meanwhile']);
  });

  test('an address stays, also of what was taken off, and no other post gets it', async () => {
    const { key } = await write();
    await save(key, { address: 'other' });
    const moved = await publish(key);
    expect(moved).toMatchObject({ status: 409, body: { message: expect.stringContaining('/blog/opening-hours') } });
    await unpublish(key);
    const { answer } = await write();
    expect(answer.body.message).toContain('Another post has the address /blog/opening-hours.');
    expect(shown()).toEqual([]);
  });

  test('the newest post is first, by the day on which it was first published', async () => {
    const first = await write({ address: 'first' });
    clock.now = new Date(start.getTime() + 86_400_000);
    await write({ address: 'second' });
    await save(first.key, { address: 'first', title: 'A better title for it' });
    await publish(first.key);
    expect(shown()).toEqual(['second', 'first']);
  });

  test('of two members who change the same draft, the later one hears of it; other posts don’t matter', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await save(key, {});
    await save(other, { title: 'Something quite different' });
    const late = await owner.post(urlOf(key), { data: whole, version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    expect((await owner.post(`${urlOf(key)}/publish`, { version: 0 })).status).toBe(409);
    expect((await daniel.post(`${urlOf(key)}/discard`, { version: 1 })).status).toBe(200);
    expect(await list()).toMatchObject({ rows: [{ key: other }] });
  });

  test('the list comes in pages, also of posts that were saved at once, and finds titles', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    for (const [number, key] of keys.entries()) await save(key, { title: `A title, number ${number}` });
    const first = await list('?limit=2');
    const last = await list(`?limit=2&after=${first.next}`);
    expect([first.rows.length, last.rows.length, last.next]).toEqual([2, 1, null]);
    expect([...first.rows, ...last.rows].map(({ key }) => key).sort()).toEqual(keys.sort());
    expect(await list('?search=NUMBER%202')).toMatchObject({ rows: [{ title: 'A title, number 2' }] });
  });

  test('the preview begins on the page of the post, and follows no other address', async () => {
    const key = randomUUID();
    await save(key, {});
    const { preview } = await read(key);
    const enter = async (path: string) => fetch(server.url + path, { redirect: 'manual' });
    const entered = await enter(String(preview));
    expect(entered.headers.get('location')).toBe('/blog/opening-hours');
    const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const drafts = await previewed(context, { headers: { cookie } } as Parameters<typeof previewed>[1]);
    if (!drafts?.posts) throw new Error('There is no preview.');
    expect((await ownArticles('posts', database, drafts.posts)?.load('opening-hours'))?.blocks).toHaveLength(3);
    expect(shown()).toBeNull();
    await save(key, { title: '' });
    expect(await previewed(context, { headers: { cookie } } as Parameters<typeof previewed>[1])).toBeNull();
    for (const page of ['//evil.example', 'https://evil.example', '/blog/a//evil']) {
      const answer = await enter(String(preview).replace(/page=.*/, `page=${encodeURIComponent(page)}`));
      expect(answer.headers.get('location'), page).toBe('/');
    }
  });

  test('a version from before a field existed differs in nothing from one that leaves it empty', () => {
    const { cover: _, ...older } = whole;
    expect(postKind.changes(whole, older as WrittenPost, server.context.settings)).toEqual([]);
    expect(postKind.changes(older as WrittenPost, whole, server.context.settings)).toEqual([]);
  });

  test.each([
    [{ title: 'Short' }, 'title', 'at least 8 characters'],
    [{ title: 'Two\nlines of it' }, 'title', 'one line'],
    [{ description: 'Too short' }, 'description', 'at least 60'],
    [{ topic: 'cats' }, 'topic', 'Choose a topic'],
    [{ address: '2026' }, 'address', 'a letter among them'],
    [{ address: '../admin' }, 'address', 'small letters'],
    [{ text: ' ' }, 'text', 'Write something'],
    [{ text: '<script>alert(1)</script>' }, 'text', 'This html isn’t supported'],
    [{ text: 'One <img src=x onerror=alert(1)> two' }, 'text', 'This html isn’t supported'],
    [{ text: '[press](javascript:alert(1))' }, 'text', 'A link must be a path'],
    [{ text: '[press]( jAvaScript:alert(1))' }, 'text', 'A link must be a path'],
    [{ text: '![x](https://elsewhere.example/x.png)' }, 'text', 'Add pictures with the button'],
    [{ text: '![](figure:AdReport)' }, 'text', 'Add pictures with the button'],
    [{ cover: '![x](https://elsewhere.example/x.png)' }, 'cover', 'Choose a picture'],
    [{ text: '# Title' }, 'text', 'Only headings with ##'],
  ])('%o isn’t published, and says why', (change, path, words) => {
    expect(postKind.read({ ...whole, ...change }, server.context.settings)).toEqual({
      data: null,
      problems: [{ path, place: expect.any(String), message: expect.stringContaining(words) }],
    });
  });
});

describe.each(databaseKinds)('a thousand posts, on $name', ({ create }) => {
  test('are listed without their texts, and two posts never get one address', async () => {
    const { database, context } = await openTestServer({ environment: await create() });
    const summary = JSON.stringify({ index: 'x', title: 'T', description: 'D', topics: ['brand'], minutes: 1 });
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      kind: 'posts' as const,
      key: String(at),
      version: 1,
      // No JSON: whoever reads it fails.
      data: 'text',
      summary: summary.replace('"x"', `"post-${at}"`),
      author: 'x',
      published_at: new Date(Date.UTC(2020, 0, 1, 0, at)).toISOString(),
      made_at: '2020-01-01T00:00:00.000Z',
    }));
    for (let at = 0; at < rows.length; at += 100) {
      await addRows({ database }, 'published', rows.slice(at, at + 100));
    }
    const { version, data } = await shownArticles(postKind, database, context.now());
    expect(version).toBe(1_000);
    expect(data?.slice(0, 2).map(({ facts }) => facts.index)).toEqual(['post-999', 'post-998']);
    const add = (key: string) =>
      database.transaction().execute(async (transaction) => {
        await postKind.many.requireFree(transaction, key, { ...whole, address: 'same' }, context.now());
        const next = { version: 1, data: { ...whole, address: 'same', isShown: true } };
        return addVersion(transaction, postKind, next, 'x', { now: context.now(), key });
      });
    const added = await Promise.allSettled([add('one'), add('other')]);
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
