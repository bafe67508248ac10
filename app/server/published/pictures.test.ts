import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { posts, type WrittenPost } from '../../src/domain/staff/articles.ts';
import { pictureMarkdown, uploadedAt, uploadLimits } from '../../src/domain/text/uploadedPicture.ts';
import { defaultTimeouts } from '../platform/http/timeouts.ts';
import { cookieOf } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { readPdf } from '../testing/readPdf.ts';
import { keepLogins, type Member } from '../testing/staff.ts';
import { ownArticles } from './articles.ts';
import { editionOf } from './edition.ts';
import { deleteUnusedPictures } from './pictures.ts';

const day = 86_400_000;
const flat = (width: number, height: number, background = '#a40') =>
  sharp({ create: { width, height, channels: 3, background } });
/** 600 × 400, whose left half is red, as a camera held upright writes it. */
const photo = Buffer.from(
  await flat(600, 400, '#00f')
    .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Ann Byrne' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 57/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
);
const script = Buffer.from('<script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** A PNG whose few bytes unpack to so many pixels a side. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // Readers that look at the size first don't reach the checksum.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 1_000));
  return Buffer.concat([photoOf('png'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
const photoOf = (_: 'png') => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describe('pictures', async () => {
  const { server, aoife: owner, daniel, eve } = await openDesk({ aoife: 'owner', daniel: 'staff', eve: 'read-only' });
  const { context, clock, database } = server;
  const start = clock.now;

  afterEach(async () => {
    for (const table of ['published', 'published_drafts', 'pictures'] as const)
      await database.deleteFrom(table).execute();
    clock.now = start;
  });

  async function add(
    bytes: Buffer,
    { by = daniel as Member | null, type = 'image/jpeg', url = '/api/staff/pictures' } = {},
  ) {
    const headers = { origin: server.url, 'content-type': type, ...(by && { cookie: cookieOf(by) }) };
    const answer = await fetch(server.url + url, { method: 'POST', headers, body: new Uint8Array(bytes) });
    return { status: answer.status, body: (await answer.json()) as { address: string; message: string } };
  }
  const load = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const stored = async () =>
    (await database.selectFrom('pictures').select(['hash', 'file']).orderBy('file').execute()).map(({ file }) => file);

  test('a photo is turned as it was held, told nothing but its pixels, and served in its sizes for ever', async () => {
    const { body } = await add(photo);
    const { hash, ...size } = uploadedAt(body.address) ?? { hash: '' };
    expect(size).toEqual({ width: 400, height: 600 });
    expect(await stored()).toEqual(['400.avif', '400.webp', 'shared.jpg']);
    for (const [file, type] of [
      ['400.avif', 'image/avif'],
      ['400.webp', 'image/webp'],
      ['shared.jpg', 'image/jpeg'],
    ]) {
      const { answer, bytes } = await load(`/pictures/${hash}-${file}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const { exif, orientation = 1, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, orientation, icc, xmp, iptc }, file).toEqual({ orientation: 1 });
      expect(bytes.includes('Ann Byrne')).toBe(false);
    }
    const { bytes } = await load(`/pictures/${hash}-400.webp`);
    const { dominant } = await sharp(
      await sharp(bytes).extract({ left: 0, top: 0, width: 400, height: 250 }).png().toBuffer(),
    ).stats();
    expect(dominant.r, 'what was left is above').toBeGreaterThan(200);
    const shared = await sharp((await load(`/pictures/${hash}-shared.jpg`)).bytes).metadata();
    expect([shared.width, shared.height]).toEqual([1200, 630]);
    const again = await fetch(`${server.url}/pictures/${hash}-400.webp`, {
      headers: { 'if-none-match': `"${hash}-400.webp"` },
    });
    expect(again.status).toBe(304);
  });

  test('a wide picture has smaller files, and what is transparent stays so', async () => {
    const wide = await flat(2_000, 500).png().toBuffer();
    const { hash } = uploadedAt((await add(wide, { type: 'image/png' })).body.address) ?? {};
    expect(await stored()).toEqual([
      '1600.avif',
      '1600.webp',
      '480.avif',
      '480.webp',
      '960.avif',
      '960.webp',
      'shared.jpg',
    ]);
    expect((await sharp((await load(`/pictures/${hash}-960.avif`)).bytes).metadata()).height).toBe(240);
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#f000' } })
      .png()
      .toBuffer();
    const { hash: other } = uploadedAt((await add(clear)).body.address) ?? {};
    expect((await sharp((await load(`/pictures/${other}-20.webp`)).bytes).stats()).isOpaque).toBe(false);
  });

  const forLogo = { type: 'image/png', url: '/api/staff/pictures?for=logo' };
  /** Black on a transparent ground. */
  const sign = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite([{ input: { create: { width: width - 2, height: height - 2, channels: 4, background: '#000' } } }])
      .png()
      .toBuffer();

  test('a logo has a small file that stays transparent, and icons that show all of it on white', async () => {
    const { hash } = uploadedAt((await add(await sign(900, 300), forLogo)).body.address) ?? {};
    const own = (await stored()).filter((file) => file.endsWith('.png'));
    expect(own).toEqual(['icon-180.png', 'icon-192.png', 'icon-32.png', 'icon-512.png', 'logo.png']);
    const shown = await load(`/pictures/${hash}-logo.png`);
    expect(shown.answer.headers.get('content-type')).toBe('image/png');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 288, height: 96, hasAlpha: true });
    for (const size of [32, 180, 192, 512]) {
      const icon = sharp((await load(`/pictures/${hash}-icon-${size}.png`)).bytes);
      const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: size, height: size, channels: 3 });
      const dark = [...Array(size * size).keys()].filter((at) => Number(data[at * 3]) < 128);
      const fromMiddle = (at: number) =>
        Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2);
      const farthest = dark.reduce((most, at) => Math.max(most, fromMiddle(at)), 0) / size;
      // A home screen cuts an icon to four fifths of its side.
      expect(farthest, String(size)).toBeLessThan(size === 32 ? 0.55 : 0.401);
      expect(farthest, String(size)).toBeGreaterThan(0.37);
    }
    const svgInPng = Buffer.concat([photoOf('png'), svg]);
    expect((await add(svgInPng, forLogo)).status).toBe(422);
    expect((await add(svg, forLogo)).body.message).toContain('save it as PNG');
  });

  test('the logo is on every page once it is published, an undo takes it off, and e-mails that were sent still have it', async () => {
    const url = '/api/staff/settings';
    const bytes = await sign(400, 400);
    const publishLogo = async (address: string) => {
      const { version } = (await owner.get(url)).body as unknown as { version: number };
      await owner.post(url, { data: { AGENCY_LOGO: address }, version });
      return owner.post(`${url}/publish`, { version: version + 1 });
    };
    const siteNow = () => editionOf(context, context.published, context.terms).site;
    expect((await publishLogo((await add(bytes)).body.address)).status, 'one without icons').toBe(409);
    const { address } = (await add(bytes, forLogo)).body;
    const hasPicture = async () =>
      (await load(`/terms/${context.terms.version}.pdf`)).bytes.includes('/Subtype /Image');
    expect(await hasPicture()).toBe(false);
    const { entry } = (await publishLogo(address)).body;
    const hash = uploadedAt(address)?.hash;
    expect(siteNow()).toMatchObject({
      logo: { src: `/pictures/${hash}-logo.png` },
      icons: { 192: `/pictures/${hash}-icon-192.png` },
    });
    expect((await owner.get(url)).body).toMatchObject({ history: [{ changes: ['Logo: added'] }] });
    expect((await owner.get('/api/staff/session')).body).toMatchObject({ logo: { width: 27 } });
    expect(await hasPicture()).toBe(true);
    expect((await owner.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(siteNow()).toMatchObject({ icons: { 192: '/icon-192.png' } });
    expect(siteNow().logo).toBeUndefined();
    const named = (await add(await sign(300, 300), forLogo)).body.address;
    Object.assign(context.settings, { agencyLogo: uploadedAt(named) });
    expect(await left(31), 'the environment names one').toEqual(hashesOf(address, named));
    Object.assign(context.settings, { agencyLogo: null });
  });

  test('a logo that contains the name replaces it on the terms while the agency has that name', async () => {
    const { agencyName } = context.settings;
    const { address } = (await add(await sign(900, 300), forLogo)).body;
    const printed = async (change: object) => {
      Object.assign(context.settings, change);
      const text = readPdf((await load(`/terms/${context.terms.version}.pdf`)).bytes);
      return text.split('\n').filter((line) => line === agencyName).length;
    };
    const inLogo = await printed({ agencyLogo: uploadedAt(address) });
    expect(await printed({ agencyName: 'Another' })).toBeGreaterThan(inLogo);
    Object.assign(context.settings, { agencyLogo: null, agencyName });
  });

  test.each<[string, Buffer, number, string]>([
    ['an SVG with a script', svg, 422, 'Drawings in SVG aren’t taken'],
    [
      'an SVG behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
      422,
      'can’t be read',
    ],
    ['an SVG behind the first bytes of a PNG', Buffer.concat([photoOf('png'), svg]), 422, 'can’t be read'],
    ['a page', Buffer.concat([Buffer.from('<!doctype html>'), script]), 422, 'Drawings in SVG'],
    ['a document', Buffer.from('%PDF-1.7'), 422, 'isn’t a picture in JPEG, PNG, WebP or AVIF'],
    ['a GIF', Buffer.from('GIF89a'), 422, 'isn’t a picture in JPEG'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 422, 'save the photo as JPEG'],
    ['nothing', Buffer.alloc(0), 422, 'Choose a picture'],
    ['a photo whose end is missing', photo.subarray(0, photo.length / 2), 422, 'its end is missing'],
    ['900 million pixels in few bytes', bomb(30_000), 422, 'more than 50 million pixels'],
    ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, photo), 413, 'more than 15 MB'],
  ])('%s is refused, and nothing is stored', async (_, bytes, status, words) => {
    const answer = await add(bytes);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)]);
    expect(await stored()).toEqual([]);
  });

  test('the largest one may take as long as it does at 1 Mbit/s, and our proxy lets it through', () => {
    expect(defaultTimeouts.request).toBeGreaterThanOrEqual((uploadLimits.megabytes * 1024 * 1024 * 8) / 1_000);
    const ops = join(import.meta.dirname, '../../ops');
    const proxies = globSync('Caddyfile*', { cwd: ops });
    expect(proxies.length).toBeGreaterThan(0);
    for (const file of proxies) expect(readFileSync(join(ops, file), 'utf8'), file).not.toContain('max_size');
  });

  test('what hides behind a picture is gone, and what a file is called or said to be changes nothing', async () => {
    const { body, status } = await add(Buffer.concat([photo, Buffer.from('PK\x03\x04'), script]), {
      type: 'text/html; name="../../x.html"',
    });
    expect(status).toBe(200);
    const { hash } = uploadedAt(body.address) ?? {};
    for (const file of await stored())
      expect((await load(`/pictures/${hash}-${file}`)).bytes.includes('<script>'), file).toBe(false);
    expect((await add(Buffer.from('{}'), { type: 'application/json' })).status).toBe(422);
  });

  test('who may not write adds nothing, and no other address leads to a file', async () => {
    expect((await add(photo, { by: null })).status).toBe(401);
    expect((await add(photo, { by: eve })).status).toBe(403);
    expect(await stored()).toEqual([]);
    const { hash } = uploadedAt((await add(photo)).body.address) ?? {};
    for (const file of [
      '400.svg',
      '400.jpg',
      '401.webp',
      '%2e%2e%2fshared.jpg',
      'shared.jpg%00.html',
      '400.webp/../x',
      '',
    ]) {
      const { answer } = await load(`/pictures/${hash}-${file}`);
      expect([file, answer.status]).toEqual([file, 404]);
    }
  });

  test('the server answers others while it makes the sizes', async () => {
    const adding = add(await flat(2_000, 1_500).jpeg().toBuffer());
    let isDone = false;
    void adding.finally(() => {
      isDone = true;
    });
    for (let answered = 0; answered < 20; answered += 1) await fetch(`${server.url}/api/health/live`);
    expect(isDone).toBe(false);
    expect((await adding).status).toBe(200);
  });

  const whole: WrittenPost = {
    ...posts.blank,
    title: 'A day at the oven',
    description: 'What happens in a bakery between two and seven in the morning, and why that is worth a photo.',
    topic: 'photos',
    address: 'a-day',
  };
  const publish = async (key: string, data: WrittenPost) => {
    const url = `/api/staff/posts/${key}`;
    const { version } = (await owner.get(url)).body as unknown as { version: number };
    await daniel.post(url, { data, version });
    return owner.post(`${url}/publish`, { version: version + 1 });
  };

  test('a post shows its pictures, and isn’t published with one that isn’t stored', async () => {
    const { address } = (await add(photo)).body;
    const text = `One.\n\n${pictureMarkdown(address, 'Loaves [two] on a “board”', 'Baked "today"')}\n\n${pictureMarkdown(address, '')}`;
    const missing = pictureMarkdown(address.replace('400x', '399x'), 'Gone');
    expect(await publish(randomUUID(), { ...whole, text: missing })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('isn’t stored here') },
    });
    expect((await publish(randomUUID(), { ...whole, text, cover: pictureMarkdown(address, 'An oven') })).status).toBe(
      200,
    );
    const post = await ownArticles('posts', database, context.published.posts)?.load('a-day');
    expect(post?.facts.cover).toMatchObject({
      alt: 'An oven',
      width: 400,
      height: 600,
      shared: expect.stringContaining('shared.jpg'),
    });
    expect(post?.blocks.slice(1)).toMatchObject([
      {
        kind: 'picture',
        caption: 'Baked “today”',
        picture: { alt: 'Loaves [two] on a “board”', sources: [{ type: 'image/avif' }, { type: 'image/webp' }] },
      },
      { kind: 'picture', caption: '', picture: { alt: '' } },
    ]);
  });

  const colours = (...colors: string[]) =>
    Promise.all(colors.map(async (color) => (await add(await flat(10, 10, color).png().toBuffer())).body.address));
  const hashesOf = (...addresses: (string | undefined)[]) =>
    addresses.map((address) => uploadedAt(address ?? '')?.hash ?? '').sort();
  const left = async (days: number, using: Pick<typeof context, 'database'> = context) => {
    clock.now = new Date(start.getTime() + days * day);
    await deleteUnusedPictures({ ...context, database: using.database });
    return (await database.selectFrom('pictures').select('hash').distinct().execute()).map(({ hash }) => hash).sort();
  };

  test('a picture is deleted a month after nothing that is written, on the site or waiting has it', async () => {
    const [shown, replaced, drafted, unused] = await colours('#111', '#222', '#333', '#444');
    const [key, other] = [randomUUID(), randomUUID()];
    await publish(key, { ...whole, text: pictureMarkdown(replaced ?? '', 'Ann at the oven') });
    await publish(key, { ...whole, text: pictureMarkdown(shown ?? '', 'Oven') });
    const cover = pictureMarkdown(drafted ?? '', 'Bread');
    await daniel.post(`/api/staff/posts/${other}`, { data: { ...whole, cover }, version: 0 });
    expect(await left(30)).toEqual(hashesOf(shown, replaced, drafted, unused));
    await keepLogins(server);
    await colours('#444');
    expect(await left(31)).toEqual(hashesOf(shown, drafted, unused));
    await keepLogins(server);
    expect(await owner.post(`/api/staff/posts/${key}/republish`, { version: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('isn’t stored here, or not any more: add it again') },
    });
    expect(await left(61)).toEqual(hashesOf(shown, drafted));
    await keepLogins(server);
    expect((await daniel.post(`/api/staff/posts/${other}/discard`, { version: 1 })).status).toBe(200);
    expect(await left(62), 'a month after it was last used, not added').toEqual(hashesOf(shown, drafted));
    expect(await left(92)).toEqual(hashesOf(shown));
  });

  test.each([1, 2, 3])('a draft published after query %d of the job keeps its pictures', async (after) => {
    const [address] = await colours('#111');
    const key = randomUUID();
    const url = `/api/staff/posts/${key}`;
    await daniel.post(url, { data: { ...whole, text: pictureMarkdown(address ?? '', 'Oven') }, version: 0 });
    let queries = 0;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1;
        if (queries === after) expect((await owner.post(`${url}/publish`, { version: 1 })).status).toBe(200);
        return result;
      },
    };
    clock.now = new Date(start.getTime() + 31 * day);
    await keepLogins(server);
    expect(await left(31, { database: database.withPlugin(meanwhile) })).toEqual(hashesOf(address));
    expect(queries).toBeGreaterThan(after);
  });

  test('a picture that is added again while the job runs is there afterwards', async () => {
    const [address] = await colours('#111');
    clock.now = new Date(start.getTime() + 31 * day);
    await keepLogins(server);
    const begin = database.transaction.bind(database);
    vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      const execute: ReturnType<typeof begin>['execute'] = async (work) => {
        await deleteUnusedPictures(context);
        return begin().execute(work);
      };
      return Object.assign(begin(), { execute });
    });
    expect(await colours('#111')).toEqual([address]);
    expect(await stored()).toHaveLength(3);
  });

  test('a picture that takes too long is refused as such', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const { status, body } = await add(photo);
    timeout.mockRestore();
    expect([status, body.message]).toEqual([422, expect.stringContaining('takes too much to read. Save it smaller')]);
    expect(await stored()).toEqual([]);
  });
});
