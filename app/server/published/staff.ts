import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { formatDateAt, timeLabel } from '../../src/domain/booking/labels.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import {
  deskSettings,
  discounts,
  listBuiltPages,
  listPosts,
  listProjects,
  listSettingFields,
  type PublishedEndpoints,
  pageTexts,
  post,
  priceList,
  problemInWords,
  profiles,
  project,
  unpublishPost,
  unpublishProject,
} from '../../src/domain/contract/staff/published.ts';
import { plural } from '../../src/domain/words.ts';
import type { Context } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError, noSuch } from '../platform/http/httpError.ts';
import { positionAfter, toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { latestPublished, settingFields } from '../platform/settings/onDesk.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type ActionWords, type Logged, loggedOf, type Undo } from '../platform/subject.ts';
import { answerAction, outdated } from '../team/actions.ts';
import { actorNames } from '../team/names.ts';
import {
  type ArticleKind,
  begunVersions,
  isReplaced,
  listedArticles,
  postKind,
  projectKind,
  standing,
} from './articles.ts';
import type { PublishedRules } from './kind.ts';
import { requirePictures } from './pictures.ts';
import { previewPath } from './preview.ts';
import { addVersion, kinds, publishedOf, publishedTimes } from './published.ts';

const { timeZone } = opening;

/** As many versions as one looks back at. */
const maxVersions = 30;

/** Bytes of a draft: all texts of all pages. */
const draftLimit = 512 * 1024;

/** What the log is about: "catalogue", "posts:<key>". */
const subjectOf = (kind: string, key: string) => (key === '' ? kind : `${kind}:${key}`);

/** An earlier version, and since or from when it was in force. @throws HttpError */
async function versionOf<Data>(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  kind: PublishedRules<Data>,
  version: number,
  key = '',
): Promise<{ data: Data; at: string }> {
  if (version === 0 && !kind.many) return { data: kind.builtIn, at: '' };
  const row = await database
    .selectFrom('published')
    .select(['data', 'published_at'])
    .where('kind', '=', kind.kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(noSuch('There is no such version.'));
  return { data: requireWhole(kind, JSON.parse(row.data), settings), at: row.published_at };
}

/** What is written, without faults. @throws HttpError */
function requireWhole<Data>({ read }: PublishedRules<Data>, written: unknown, settings: Settings): Data {
  const { data, problems } = read(written, settings);
  if (data) return data;
  const [first] = problems;
  throw new HttpError(409, 'not-ready', `Nothing was published. ${first ? problemInWords(first) : ''}`);
}

/** The draft of the version that the member saw, locked and removed. @throws HttpError 409 */
async function takeDraft<Data>(
  transaction: Transaction<Schema>,
  { kind }: PublishedRules<Data>,
  version: number,
  key: string,
) {
  const draft = await transaction
    .selectFrom('published_drafts')
    .select('data')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('published_drafts')
    .set({ data: null, version: version + 1 })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!draft?.data || numUpdatedRows === 0n) throw await outdated(transaction, subjectOf(kind, key));
  return JSON.parse(draft.data) as unknown;
}

/**
 * Publishes the version before again. If its time is still to come, it waits again, and what was in force until the undone action
 * is in force again. One of many that wasn't on the site is taken off at the time of what is undone, which never counted then.
 */
const undoOf =
  <Data>(kind: PublishedRules<Data>, { now: clock, settings }: Context): Undo =>
  async (transaction, { before, after, actor, subject }) => {
    const { many } = kind;
    const key = subject.split(':')[1] ?? '';
    const now = clock();
    const { version, data: latest } = await publishedOf({ database: transaction, settings }, kind, key);
    if (version !== loggedOf(after).version) throw await outdated(transaction, subject);
    const earlier = Number(loggedOf(before).version);
    const versions = await publishedTimes(transaction).where('kind', '=', kind.kind).where('key', '=', key).execute();
    /** A version, and from when on it is in force; of many, 0 is none. */
    const again = async (version: number) => {
      if (many && version === 0) {
        const since = Date.parse(versions.at(-1)?.published_at ?? '');
        return { data: many.withShown(latest, false), at: new Date(Math.min(now.getTime(), since)) };
      }
      const { data, at } = await versionOf({ database: transaction, settings }, kind, version, key);
      return { data, at: new Date(Math.max(now.getTime(), Date.parse(at) || 0)) };
    };
    const restored = [await again(earlier)];
    const inForce = (known: typeof versions) => begunVersions(known, now.toISOString()).at(-1)?.version ?? 0;
    const previous = inForce(versions.filter((each) => each.version <= earlier));
    const waits = restored.some(({ at }) => at > now);
    const wasOff = previous === 0 && many?.summary(latest) === null;
    if (waits && !wasOff && previous !== inForce(versions)) restored.unshift(await again(previous));
    for (const [index, { data, at }] of restored.entries()) {
      const next = { version: version + 1 + index, data };
      const isFirst = await addVersion(transaction, kind, next, actor, { now, at, key });
      if (!isFirst) throw await outdated(transaction, subject);
    }
    for (const { data } of restored.filter(({ data }) => many?.summary(data) !== null)) {
      await many?.requireFree(transaction, key, data, now);
      await requirePictures(transaction, kind.kind, data);
    }
    const [{ at } = { at: now }] = restored;
    return {
      before: { ...loggedOf(after), version },
      after: { version: version + restored.length, ...(at > now && { at: at.toISOString() }) },
    };
  };

export const publishedUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  'catalogue.publish': undoOf(kinds.catalogue, context),
  'settings.publish': undoOf(kinds.settings, context),
  'pages.publish': undoOf(kinds.pages, context),
  'discounts.publish': undoOf(kinds.discounts, context),
  'profiles.publish': undoOf(kinds.profiles, context),
  'posts.publish': undoOf(postKind, context),
  'posts.unpublish': undoOf(postKind, context),
  'projects.publish': undoOf(projectKind, context),
  'projects.unpublish': undoOf(projectKind, context),
});

/** "Post “Opening hours”" */
const named = (name: string, { title }: Logged) => (title ? `${name} “${title}”` : name);

const timeOf = ({ at }: Logged) =>
  at ? ` for ${formatDateAt(Date.parse(String(at)), timeZone)}, ${timeLabel(Date.parse(String(at)), timeZone)}` : '';

/** What the log says, for each kind. */
export const publishedWords: ActionWords = Object.assign(
  { 'pictures.add': () => 'Picture added' },
  ...[postKind, projectKind].map(
    ({ kind, name }): ActionWords => ({
      [`${kind}.unpublish`]: ({ after }) => `${named(name, loggedOf(after))}: taken off the site`,
      [`${kind}.unpublish.undone`]: ({ before, after }) =>
        `${named(name, loggedOf(before))}: ${loggedOf(after).at ? `scheduled again${timeOf(loggedOf(after))}` : 'on the site again'}`,
    }),
  ),
  ...[...Object.values(kinds), postKind, projectKind].map(
    ({ kind, name }): ActionWords => ({
      [`${kind}.save`]: ({ after }) => `${named(name, loggedOf(after))}: draft saved`,
      [`${kind}.discard`]: () => `${name}: draft discarded`,
      [`${kind}.publish`]: ({ after }) => {
        const { version, changes } = loggedOf(after);
        return `${named(name, loggedOf(after))}: version ${version} published${timeOf(loggedOf(after))}, ${plural(Number(changes), 'change')}`;
      },
      [`${kind}.publish.undone`]: ({ before }) =>
        `${named(name, loggedOf(before))}: version ${loggedOf(before).version} taken back`,
    }),
  ),
);

/** What owners publish, as the team prepares and publishes it. */
export function publishedRoutes(app: FastifyInstance, context: Context): void {
  kindRoutes(app, context, kinds.catalogue, priceList);
  kindRoutes(app, context, kinds.settings, deskSettings);
  kindRoutes(app, context, kinds.pages, pageTexts);
  kindRoutes(app, context, kinds.discounts, discounts);
  kindRoutes(app, context, kinds.profiles, profiles);
  articleRoutes(app, context, postKind, { ...post, list: listPosts, unpublish: unpublishPost });
  articleRoutes(app, context, projectKind, { ...project, list: listProjects, unpublish: unpublishProject });
  const serve = serveOn(app, context.settings);
  serve(listBuiltPages, 'What pages say unless it is replaced', async () => [...(await context.site.texts())]);
  serve(listSettingFields, 'The settings that owners may change', async () => settingFields(context.settings));
}

type ArticleEndpoints = PublishedEndpoints & {
  list: typeof listPosts | typeof listProjects;
  unpublish: typeof unpublishPost | typeof unpublishProject;
};

/** The routes of posts or projects: those of each kind, the list, and the way off the site. */
function articleRoutes<Written extends Readonly<Record<string, unknown>> & { title: string; isShown: boolean }>(
  app: FastifyInstance,
  context: Context,
  article: ArticleKind<Written>,
  { list, unpublish, ...endpoints }: ArticleEndpoints,
): void {
  const { database, settings, now } = context;
  const { kind, name, many } = article;
  const serve = serveOn(app, settings);
  kindRoutes(app, context, article, endpoints);
  serve(list, `${name}s, and whether the site shows samples`, async ({ query: { after, limit, search = '' } }) => {
    const last = positionAfter(after);
    const found = (await listedArticles(kind, database, now())).filter(
      ({ title, at, key }) =>
        title.toLowerCase().includes(search.toLowerCase()) &&
        (!last || at < last.at || (at === last.at && key < last.id)),
    );
    return {
      ...toPage(
        found,
        limit,
        ({ at, key }) => ({ at, id: key }),
        (row) => row,
      ),
      showsSamples: context.published[kind].data === null,
    };
  });
  serve(unpublish, `${name}: takes it off the site`, async (request) => {
    const { key } = request.params;
    const action = { name: `${kind}.unpublish`, subject: subjectOf(kind, key) };
    const done = await answerAction(context, request, action, async (transaction) => {
      const { version, data } = await publishedOf({ database: transaction, settings }, article, key);
      if (version !== request.body.version || !data.isShown) throw await outdated(transaction, action.subject);
      const next = { version: version + 1, data: many.withShown(data, false) };
      const isFirst = await addVersion(transaction, article, next, request.actor.id, { now: now(), key });
      if (!isFirst) throw await outdated(transaction, action.subject);
      return { before: { version }, after: { version: version + 1, title: data.title } };
    });
    await context.refreshPublished();
    return done;
  });
}

/** Which one of many a request is about; empty for the others. */
const keyOf = ({ params }: { params: unknown }): string => (params as { key?: string }).key ?? '';

function kindRoutes<Data extends Readonly<Record<string, unknown>>>(
  app: FastifyInstance,
  context: Context,
  published: PublishedRules<Data>,
  { get, save, discard, publish, republish }: PublishedEndpoints,
): void {
  const { database, settings, now } = context;
  const { kind, name, builtIn, read, many } = published;
  const serve = serveOn(app, settings);

  serve(get, `${name}: what is in force, its draft and its earlier versions`, async (request) => {
    const key = keyOf(request);
    const [draft, inForce, versions, nameOf] = await Promise.all([
      database
        .selectFrom('published_drafts')
        .selectAll()
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst(),
      publishedOf(context, published, key),
      database
        .selectFrom('published')
        .selectAll()
        .where('kind', '=', kind)
        .where('key', '=', key)
        .orderBy('version', 'desc')
        .limit(maxVersions + 1)
        .execute(),
      actorNames(database),
    ]);
    const written = draft?.data ? (JSON.parse(draft.data) as Data) : inForce.data;
    const { current, first } = standing(versions.toReversed(), now().toISOString());
    const { data: whole, problems } = read(written, settings);
    const dataOf = (row: { data: string } | undefined) => (row ? (JSON.parse(row.data) as Data) : builtIn);
    return {
      data: written,
      inForce: inForce.data,
      shown: !first ? ('never' as const) : current?.summary ? ('now' as const) : ('before' as const),
      version: draft?.version ?? 0,
      draft: draft?.data ? { author: nameOf(draft.author), updatedAt: draft.updated_at } : null,
      problems: [...problems],
      warnings: whole ? published.warnings(whole, settings) : [],
      preview: whole && draft?.data ? previewPath(context, many?.pathOf(whole)) : null,
      history: versions.slice(0, maxVersions).map((row, at) => ({
        version: row.version,
        author: nameOf(row.author),
        publishedAt: row.published_at,
        waits: at === 0 && row.published_at > now().toISOString(),
        replaced: isReplaced(row, versions),
        changes: published.changes(dataOf(versions[at + 1]), dataOf(row), settings),
        again: published.changes(inForce.data, dataOf(row), settings),
      })),
      firstAgain: many ? [] : published.changes(inForce.data, builtIn, settings),
    };
  });

  serve(save, { summary: `${name}: saves the draft`, bodyLimit: draftLimit }, async (request) => {
    const key = keyOf(request);
    const { data, version } = request.body;
    const title = many?.titleOf(data).slice(0, 200);
    const action = { name: `${kind}.save`, subject: subjectOf(kind, key) };
    return answerAction(context, request, action, async (transaction) => {
      const draft = {
        data: JSON.stringify(data),
        summary: title ?? null,
        version: version + 1,
        author: request.actor.id,
        updated_at: now().toISOString(),
      };
      const saved = await transaction
        .insertInto('published_drafts')
        // The first one, whatever the request says it has seen.
        .values({ kind, key, ...draft, version: 1 })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'key']).doUpdateSet(draft).where('published_drafts.version', '=', version),
        )
        .returning('version')
        .executeTakeFirst();
      if (!saved) throw await outdated(transaction, action.subject);
      return { before: {}, after: { draft: saved.version, ...(title && { title }) } };
    });
  });

  serve(discard, `${name}: discards the draft`, (request) => {
    const key = keyOf(request);
    const action = { name: `${kind}.discard`, subject: subjectOf(kind, key) };
    return answerAction(context, request, action, async (transaction) => {
      await takeDraft(transaction, published, request.body.version, key);
      return { before: {}, after: { draft: 0 } };
    });
  });

  /** Publishes, and answers once this server sells and shows it, or at once what waits for its time. */
  const put = async (
    request: Parameters<typeof answerAction>[1] & { body: { at?: string | undefined } },
    take: (transaction: Transaction<Schema>, key: string) => Promise<unknown>,
  ) => {
    const key = keyOf(request);
    const { at } = request.body;
    const action = { name: `${kind}.publish`, subject: subjectOf(kind, key) };
    const done = await answerAction(context, request, action, async (transaction) => {
      if (at !== undefined && at <= now().toISOString()) {
        throw new HttpError(409, 'not-ready', 'Nothing was published. This time has passed: choose a later one.');
      }
      const { version, data: before } = await publishedOf({ database: transaction, settings }, published, key);
      const written = requireWhole(published, await take(transaction, key), settings);
      const data = many?.withShown(written, true) ?? written;
      await many?.requireFree(transaction, key, data, now());
      await requirePictures(transaction, kind, data);
      const changes = published.changes(before, data, settings).length;
      if (changes === 0 && !(await isWaiting(transaction, kind, key))) {
        throw new HttpError(409, 'unchanged', 'Nothing differs from what is published already.');
      }
      const next = { version: version + 1, data };
      const time = { now: now(), key, ...(at !== undefined && { at: new Date(at) }) };
      const isFirst = await addVersion(transaction, published, next, request.actor.id, time);
      if (!isFirst) throw await outdated(transaction, action.subject);
      const title = many?.titleOf(data);
      return {
        before: { version },
        after: { version: version + 1, changes, ...(title && { title }), ...(at !== undefined && { at }) },
      };
    });
    await context.refreshPublished();
    return done;
  };
  /** Whether the latest version waits for its time: it can then be published at another. */
  const isWaiting = async (...[transaction, ...which]: [Transaction<Schema>, typeof kind, string]) => {
    const latest = await latestPublished(transaction, ...which);
    return latest !== undefined && latest.published_at > now().toISOString();
  };
  serve(publish, `${name}: publishes the draft`, (request) =>
    put(request, (transaction, key) => takeDraft(transaction, published, request.body.version, key)),
  );
  serve(republish, `${name}: publishes an earlier version again`, (request) =>
    put(request, async (transaction, key) => {
      const where = { database: transaction, settings };
      return (await versionOf(where, published, request.body.version, key)).data;
    }),
  );
}
