import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  deskSettings,
  discounts,
  listBuiltPages,
  listSettingFields,
  type PublishedEndpoints,
  pageTexts,
  priceList,
  problemInWords,
} from '../../src/domain/contract/staff/published.ts';
import { plural } from '../../src/domain/words.ts';
import type { Context } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { serveOn } from '../platform/http/serve.ts';
import { settingFields } from '../platform/settings/onDesk.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type ActionWords, loggedOf, type Undo } from '../platform/subject.ts';
import { answerAction, outdated } from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import { previewPath } from './preview.ts';
import { addVersion, type Kind, kinds, publishedOf, type Where } from './published.ts';

/** As many versions as one looks back at. */
const maxVersions = 30;

/** Bytes of a draft: all texts of all pages. */
const draftLimit = 512 * 1024;

/** An earlier version. @throws HttpError */
async function versionOf<Data>({ database, settings }: Where, kind: Kind<Data>, version: number): Promise<Data> {
  if (version === 0) return kind.builtIn;
  const row = await database
    .selectFrom('published')
    .select('data')
    .where('kind', '=', kind.kind)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, 'not-found', 'There is no such version.');
  return requireWhole(kind, JSON.parse(row.data), settings);
}

/** What is written, without faults. @throws HttpError */
function requireWhole<Data>({ read }: Kind<Data>, written: unknown, settings: Settings): Data {
  const { data, problems } = read(written, settings);
  if (data) return data;
  const [first] = problems;
  throw new HttpError(409, 'not-ready', `Nothing was published. ${first ? problemInWords(first) : ''}`);
}

/** The draft of the version that the member saw, locked and removed. @throws HttpError 409 */
async function takeDraft<Data>(transaction: Transaction<Schema>, { kind }: Kind<Data>, version: number) {
  const draft = await transaction
    .selectFrom('published_drafts')
    .select('data')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('published_drafts')
    .set({ data: null, version: version + 1 })
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!draft?.data || numUpdatedRows === 0n) throw await outdated(transaction, kind);
  return JSON.parse(draft.data) as unknown;
}

/** Publishes the version before again. */
const undoOf =
  <Data>(kind: Kind<Data>, { now, settings }: Context): Undo =>
  async (transaction, { before, after, actor }) => {
    const where = { database: transaction, settings };
    const { version } = await publishedOf(where, kind);
    if (version !== loggedOf(after).version) throw await outdated(transaction, kind.kind);
    const data = await versionOf(where, kind, Number(loggedOf(before).version));
    const isFirst = await addVersion(transaction, kind, { version: version + 1, data }, actor, now());
    if (!isFirst) throw await outdated(transaction, kind.kind);
    return { before: { version }, after: { version: version + 1 } };
  };

export const publishedUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'catalogue.publish': undoOf(kinds.catalogue, context),
  'settings.publish': undoOf(kinds.settings, context),
  'pages.publish': undoOf(kinds.pages, context),
  'discounts.publish': undoOf(kinds.discounts, context),
});

/** What the log says, for each kind. */
export const publishedWords: ActionWords = Object.assign(
  {},
  ...Object.values(kinds).map(
    ({ kind, name }): ActionWords => ({
      [`${kind}.save`]: () => `${name}: draft saved`,
      [`${kind}.discard`]: () => `${name}: draft discarded`,
      [`${kind}.publish`]: ({ after }) =>
        `${name}: version ${loggedOf(after).version} published, ${plural(Number(loggedOf(after).changes), 'change')}`,
      [`${kind}.publish.undone`]: ({ before }) => `${name}: version ${loggedOf(before).version} taken back`,
    }),
  ),
);

/** What owners publish, as the team prepares and publishes it. */
export function publishedRoutes(app: FastifyInstance, context: Context): void {
  kindRoutes(app, context, kinds.catalogue, priceList);
  kindRoutes(app, context, kinds.settings, deskSettings);
  kindRoutes(app, context, kinds.pages, pageTexts);
  kindRoutes(app, context, kinds.discounts, discounts);
  const serve = serveOn(app, context.settings);
  serve(listBuiltPages, 'What pages say unless it is replaced', async () => [...(await context.site.texts())]);
  serve(listSettingFields, 'The settings that owners may change', async () => settingFields(context.settings));
}

/** The routes of a kind. */
function kindRoutes<Data extends Readonly<Record<string, unknown>>>(
  app: FastifyInstance,
  context: Context,
  published: Kind<Data>,
  { get, save, discard, publish, republish }: PublishedEndpoints,
): void {
  const { database, settings, now } = context;
  const { kind, name, builtIn, read } = published;
  const serve = serveOn(app, settings);

  serve(get, `${name}: what is in force, its draft and its earlier versions`, async () => {
    const [draft, inForce, versions, nameOf] = await Promise.all([
      database.selectFrom('published_drafts').selectAll().where('kind', '=', kind).executeTakeFirst(),
      publishedOf(context, published),
      database
        .selectFrom('published')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('version', 'desc')
        .limit(maxVersions + 1)
        .execute(),
      actorNames(database),
    ]);
    const written = draft?.data ? (JSON.parse(draft.data) as Data) : inForce.data;
    const { data: whole, problems } = read(written, settings);
    const dataOf = (row: { data: string } | undefined) => (row ? (JSON.parse(row.data) as Data) : builtIn);
    return {
      data: written,
      inForce: inForce.data,
      version: draft?.version ?? 0,
      draft: draft?.data ? { author: nameOf(draft.author), updatedAt: draft.updated_at } : null,
      problems: [...problems],
      warnings: whole ? published.warnings(whole, settings) : [],
      preview: whole && draft?.data ? previewPath(context) : null,
      history: versions.slice(0, maxVersions).map((row, at) => ({
        version: row.version,
        author: nameOf(row.author),
        publishedAt: row.published_at,
        changes: published.changes(dataOf(versions[at + 1]), dataOf(row), settings),
      })),
    };
  });

  serve(save, { summary: `${name}: saves the draft`, bodyLimit: draftLimit }, async (request) => {
    const { data, version } = request.body;
    return answerAction(context, request, { name: `${kind}.save`, subject: kind }, async (transaction) => {
      const draft = {
        data: JSON.stringify(data),
        version: version + 1,
        author: request.actor.id,
        updated_at: now().toISOString(),
      };
      const saved = await transaction
        .insertInto('published_drafts')
        .values({ kind, ...draft })
        .onConflict((conflict) =>
          conflict.column('kind').doUpdateSet(draft).where('published_drafts.version', '=', version),
        )
        .returning('version')
        .executeTakeFirst();
      if (!saved) throw await outdated(transaction, kind);
      return { before: {}, after: { draft: saved.version } };
    });
  });

  serve(discard, `${name}: discards the draft`, (request) =>
    answerAction(context, request, { name: `${kind}.discard`, subject: kind }, async (transaction) => {
      await takeDraft(transaction, published, request.body.version);
      return { before: {}, after: { draft: 0 } };
    }),
  );

  /** Publishes, and answers once this server sells and shows it. */
  const put = async (
    request: Parameters<typeof answerAction>[1],
    written: (transaction: Transaction<Schema>) => Promise<unknown>,
  ) => {
    const action = { name: `${kind}.publish`, subject: kind };
    const done = await answerAction(context, request, action, async (transaction) => {
      const { version, data: before } = await publishedOf({ database: transaction, settings }, published);
      const data = requireWhole(published, await written(transaction), settings);
      const changes = published.changes(before, data, settings).length;
      if (changes === 0) throw new HttpError(409, 'unchanged', 'Nothing differs from what is published already.');
      const next = { version: version + 1, data };
      const isFirst = await addVersion(transaction, published, next, request.actor.id, now());
      if (!isFirst) throw await outdated(transaction, kind);
      return { before: { version }, after: { version: version + 1, changes } };
    });
    await context.refreshPublished();
    return done;
  };
  serve(publish, `${name}: publishes the draft`, (request) =>
    put(request, (transaction) => takeDraft(transaction, published, request.body.version)),
  );
  serve(republish, `${name}: publishes an earlier version again`, (request) =>
    put(request, (transaction) => versionOf({ database: transaction, settings }, published, request.body.version)),
  );
}
