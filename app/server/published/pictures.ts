import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { addPicture } from '../../src/domain/contract/staff/published.ts';
import { day } from '../../src/domain/durations.ts';
import { logoFile } from '../../src/domain/logo.ts';
import {
  addressOf,
  saveSmaller,
  tooManyMegabytes,
  type UploadedPicture,
  uploadedIn,
  uploadLimits,
} from '../../src/domain/text/uploadedPicture.ts';
import type { Context } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { sendErrorAnswer } from '../platform/http/errors.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { DeadlineError, inThread } from '../platform/jobs/inThread.ts';
import { Encoded } from '../platform/site/encoded.ts';
import { sendAsset } from '../platform/site/serve.ts';
import { performAction } from '../team/actions.ts';
import { begunVersions, isReplaced } from './articles.ts';
import type { PictureFiles, PictureTask } from './picture.worker.ts';
import { publishedTimes } from './published.ts';
import type { PublishedKind, PublishedRow } from './table.ts';

const tooLarge = new HttpError(413, 'too-large', tooManyMegabytes);
const refused = (message: string) => new HttpError(422, 'no-picture', `${message} Nothing was added.`);

/** How long reading and writing a picture may take, in milliseconds: one of 12 million pixels takes 5 s, and 15 on a busy machine. */
const deadline = 90_000;

/** What a file is by its first bytes, whatever it is called; null for what isn't taken. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)) ? 'avif' : null;
}

/** Why a file isn't taken, in the words of its format. */
function refusalOf(bytes: Buffer): HttpError {
  const start = bytes.toString('latin1', 0, 1_000);
  if (/<svg|<!doctype|<html|<\?xml/i.test(start)) {
    return refused('Drawings in SVG aren’t taken, because they can hold programs: save it as PNG.');
  }
  if (/^.{4}ftyp(hei|hev|mif)/s.test(start)) {
    return refused('Your browser can’t read HEIC: save the photo as JPEG, or add it from the phone that took it.');
  }
  return refused('This isn’t a picture in JPEG, PNG, WebP or AVIF.');
}

/** One at a time, so that a server of two cores has one left for its visitors. */
let last: Promise<unknown> = Promise.resolve();

/** A picture in its sizes, without anything that its file said besides. @throws HttpError */
async function filesOf(task: PictureTask & { uploaded: Buffer }) {
  if (formatOf(task.uploaded) === null) throw refusalOf(task.uploaded);
  const reading = last.then(() => inThread<PictureFiles>(import.meta, 'picture', task, { deadline }));
  last = reading.catch(() => undefined);
  const read = await reading.catch((error): PictureFiles => {
    if (error instanceof DeadlineError) return { failure: 'too-much' };
    throw error;
  });
  if (!('failure' in read)) return read;
  throw refused(failures[read.failure]);
}

const failures: Readonly<Record<Extract<PictureFiles, { failure: string }>['failure'], string>> = {
  'too-large': `This picture has more than ${uploadLimits.megapixels} million pixels. ${saveSmaller}.`,
  'too-much': `This picture takes too much to read. ${saveSmaller}.`,
  unreadable:
    'This picture can’t be read. Perhaps it is damaged or its end is missing: save it again, or take another.',
};

/** The route by which the team adds a picture. It is stored in its sizes; what was uploaded isn't. */
export function pictureStaffRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  app.register(async (scope) => {
    // Its content says what it is.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendErrorAnswer(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge : error, request, reply),
    );
    const served = {
      summary: 'Adds a picture, whose file is the body',
      bodyLimit: uploadLimits.megabytes * 1024 * 1024,
    };
    serveOn(scope, settings)(addPicture, served, async (request) => {
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw refused('Choose a picture.');
      const isLogo = request.query.for === 'logo';
      // With the number of the sizes: files of other ones get other addresses.
      const hash = createHash('sha256')
        .update(isLogo ? 'logo 1' : 'sizes 1')
        .update(bytes)
        .digest('hex')
        .slice(0, 24);
      // Added again, it isn't deleted meanwhile.
      const [known] = await database
        .updateTable('pictures')
        .set({ added_at: now().toISOString() })
        .where('hash', '=', hash)
        .returning(['width', 'height'])
        .execute();
      const { width, height, files } = known ? { ...known, files: [] } : await filesOf({ uploaded: bytes, isLogo });
      const rows = files.map(({ name, bytes }) => ({
        hash,
        width,
        height,
        added_at: now().toISOString(),
        file: name,
        content: Buffer.from(bytes).toString('base64'),
      }));
      await performAction(
        context,
        request,
        { name: 'pictures.add', subject: `pictures:${hash}` },
        async (transaction) => {
          for (const row of rows) {
            await transaction
              .insertInto('pictures')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          }
          return { before: {}, after: { width, height } };
        },
      );
      return { address: addressOf({ hash, width, height }) };
    });
  });
}

const pictureOf = (database: Kysely<Schema>, hash: string, isLogo: boolean): Promise<UploadedPicture | undefined> =>
  database
    .selectFrom('pictures')
    .select(['hash', 'width', 'height'])
    .where('hash', '=', hash)
    .$if(isLogo, (files) => files.where('file', '=', logoFile.name))
    .executeTakeFirst();

/** What is written names only pictures that are stored, and settings one for the logo. @throws HttpError 409 */
export async function requirePictures(
  transaction: Transaction<Schema>,
  kind: PublishedKind,
  written: unknown,
): Promise<void> {
  for (const named of uploadedIn(JSON.stringify(written))) {
    const stored = await pictureOf(transaction, named.hash, kind === 'settings');
    if (stored && addressOf(stored) === addressOf(named)) continue;
    throw new HttpError(
      409,
      'not-ready',
      `Nothing was published. The picture ${addressOf(named)} isn’t stored here, or not any more: add it again, or publish without it.`,
    );
  }
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Serves the files of pictures. Their addresses name their content, so they never change. */
export function pictureRoutes(app: FastifyInstance, { database }: Context): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', { config: { logAtDebug: true } }, async (request, reply) => {
    const [, hash = '', file = '', format = ''] =
      /^([0-9a-f]{24})-((?:\d{1,4}|shared|logo|icon-\d{2,3})\.(avif|webp|jpg|png))$/.exec(request.params.file) ?? [];
    const found = await database
      .selectFrom('pictures')
      .select('content')
      .where('hash', '=', hash)
      .where('file', '=', file)
      .executeTakeFirst();
    const type = types[format];
    if (!found || type === undefined) return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // Readers of the feed show them on pages of their own.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const content = new Encoded(Buffer.from(found.content, 'base64'));
    return sendAsset(request, reply, { type, etag: `"${hash}-${file}"`, hashed: true, content, compressible: false });
  });
}

/** How long a picture is kept that nothing uses, in days: what is being written has time to be saved, an older version to return. */
const daysUnused = 30;
/** How often it is noted that a picture is used, in days: each time writes all of its files. */
const daysNoted = 7;

/**
 * Deletes the pictures that for a month no draft has named, nor the environment, nor a version that is in force or waits. Older versions don't count:
 * a picture of a person who no longer wants to be shown goes once another version is published. Logos stay: e-mails that were sent
 * show them.
 */
export async function deleteUnusedPictures({
  database,
  now,
  settings,
}: Pick<Context, 'database' | 'now' | 'settings'>): Promise<void> {
  const time = now().getTime();
  const instant = new Date(time).toISOString();
  const ago = (days: number) => new Date(time - days * day).toISOString();
  // Drafts first: one that is published meanwhile is found as a version.
  const drafts = await database
    .selectFrom('published_drafts')
    .select('data')
    .where('data', 'like', '%/pictures/%')
    .execute();
  const naming = await publishedTimes(database).select('data').where('data', 'like', '%/pictures/%').execute();
  const idOf = ({ kind, key }: Pick<PublishedRow, 'kind' | 'key'>) => `${kind}:${key}`;
  const all = Map.groupBy(await publishedTimes(database).execute(), idOf);
  const versions = naming.filter((row) => {
    if (row.kind === 'settings') return true;
    const others = all.get(idOf(row)) ?? [];
    const isFollowed = begunVersions(others, instant).some(({ version }) => version > row.version);
    return !isFollowed && !isReplaced(row, others);
  });
  const used = [...drafts, ...versions].flatMap(({ data }) => uploadedIn(data ?? '').map(({ hash }) => hash));
  if (settings.agencyLogo) used.push(settings.agencyLogo.hash);
  for (const hash of new Set(used)) {
    await database
      .updateTable('pictures')
      .set({ added_at: instant })
      .where('hash', '=', hash)
      .where('added_at', '<', ago(daysNoted))
      .execute();
  }
  await database.deleteFrom('pictures').where('added_at', '<', ago(daysUnused)).execute();
}
