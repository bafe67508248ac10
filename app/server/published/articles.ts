import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { readClock } from '../../src/domain/booking/clock.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import {
  type Article,
  type ArticleState,
  articleChanges,
  type PartOf,
  posts,
  projects,
  type WrittenArticle,
  type WrittenPost,
  type WrittenProject,
} from '../../src/domain/staff/articles.ts';
import {
  type OwnArticle,
  type OwnArticles,
  type OwnPostFacts,
  type OwnProjectFacts,
  postTopics,
  readingMinutes,
} from '../../src/domain/text/post.ts';
import { pictureIn, shownPicture, uploadedAt } from '../../src/domain/text/uploadedPicture.ts';
import { capitalised } from '../../src/domain/words.ts';
import type { Context, ShownArticle, Version } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { illustratedBlocks } from '../platform/markdown/blocks.ts';
import { curly } from '../platform/markdown/curly.ts';
import { illustration } from '../platform/markdown/illustration.ts';
import type { CollectionRules, PublishedRules } from './kind.ts';
import type { ManyKind, PublishedDraftRow, PublishedRow } from './table.ts';

/** What the server knows of posts, or of projects: both are written, published and addressed in one way. */
export interface ArticleKind<Written = never, Facts = unknown> extends PublishedRules<Written> {
  kind: ManyKind;
  many: CollectionRules<Written>;
  /** What pages show of it besides its text and its day. @param written without faults */
  factsOf: (written: Written) => Omit<Facts, 'date'>;
}

interface Declared<Written, Facts> extends Pick<ArticleKind<Written, Facts>, 'kind' | 'factsOf'> {
  article: Article<Written>;
  /** What is wrong with a field of a rule of its own; undefined for all others. */
  faultIn: (field: PartOf<Written>, value: string) => string | null | undefined;
}

const anyText = z._default(z.string().check(z.maxLength(100_000)), '');

const blocksOf = (text: string) =>
  illustratedBlocks(text, (token) =>
    illustration(token, (href, alt) => {
      const uploaded = uploadedAt(href);
      if (!uploaded) throw new Error(`Add pictures with the button “Picture”. This one isn’t stored here: ${href}`);
      return shownPicture(uploaded, alt);
    }),
  );

/** What is wrong with a text of a length between two limits; null where nothing is. */
function faultInText(field: string, value: string, { least = 0, most = 100 }): string | null {
  if (value === '') return 'Write something here.';
  if (value.length < least) return `Write at least ${least} characters; these are ${value.length}.`;
  if (value.length > most) return `Write at most ${most} characters; these are ${value.length}.`;
  if (field === 'address') {
    // Numbers are the addresses of samples.
    return /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
      ? null
      : 'Use small letters, digits and single hyphens, with a letter among them: opening-hours.';
  }
  if (field !== 'text') return /\p{Cc}/u.test(value) ? 'Write one line, without control characters.' : null;
  if (/[^\P{Cc}\n\r\t]/u.test(value)) return 'Write it without control characters.';
  try {
    blocksOf(value);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is declared of a kind, with what all of them do alike. */
function articleKind<Written extends WrittenArticle, Facts extends OwnFacts>(
  declared: Declared<Written, Facts>,
): ArticleKind<Written, Facts> {
  const { kind, article, factsOf } = declared;
  const { what, folder, parts, blank } = article;
  const fields = Object.keys(parts) as PartOf<Written>[];
  const schema = z.object({
    ...Object.fromEntries(fields.map((field) => [field, anyText])),
    isShown: z.boolean(),
  });
  const faultIn = (field: PartOf<Written>, written: Written): string | null => {
    const value = String(written[field]).trim();
    if (value === '' && parts[field].isOptional) return null;
    const own = declared.faultIn(field, value);
    if (own !== undefined) return own;
    if (field === 'cover') return pictureIn(value) ? null : 'Choose a picture.';
    return faultInText(field, value, parts[field]);
  };
  const self: ArticleKind<Written, Facts> = {
    kind,
    name: capitalised(what),
    builtIn: blank,
    read(data) {
      const read = schema.safeParse(data);
      if (!read.success) {
        return {
          data: null,
          problems: [{ path: '', message: `This isn’t a ${what}, or it is too long.` }],
        };
      }
      const written = read.data as unknown as Written;
      const problems = fields.flatMap((field) => {
        const message = faultIn(field, written);
        return message === null ? [] : [{ path: field, place: parts[field].label, message }];
      });
      return problems.length > 0 ? { data: null, problems } : { data: written, problems: [] };
    },
    changes: (before, after) => articleChanges(article, before, after),
    warnings: () => [],
    factsOf,
    many: {
      summary: (written) => (written.isShown ? factsOf(written) : null),
      titleOf: (written) => String(Object(written).title ?? '').trim(),
      pathOf: ({ address }) => `${folder}/${address.trim()}`,
      withShown: (written, isShown) => ({ ...written, isShown }),
      requireFree: (transaction, key, written, now) =>
        requireFree(transaction, { kind, what, folder }, key, written, now),
    },
  };
  return self;
}

type OwnFacts = Pick<OwnPostFacts, 'index' | 'title' | 'description' | 'date'>;

const commonFacts = ({ address, title, description }: WrittenArticle) => ({
  index: address.trim(),
  title: curly(title.trim()),
  description: curly(description.trim()),
});

/** The kind of posts. */
export const postKind = articleKind<WrittenPost, OwnPostFacts>({
  kind: 'posts',
  article: posts,
  faultIn(field, value) {
    if (field === 'topic') return postTopics.some((topic) => topic === value) ? null : 'Choose a topic.';
    // What isn't sold (any more) isn't shown.
    if (field === 'related') return value.length <= 100 ? null : 'Choose one of the list.';
    return undefined;
  },
  factsOf(post) {
    const { topic, author, related, text } = post;
    const cover = pictureIn(post.cover);
    return {
      ...commonFacts(post),
      topics: [topic],
      minutes: readingMinutes(text),
      ...(author.trim() !== '' && { author: author.trim() }),
      ...(related !== '' && { related }),
      ...(cover && { cover }),
    };
  },
});

/** The kind of projects. */
export const projectKind = articleKind<WrittenProject, OwnProjectFacts>({
  kind: 'projects',
  article: projects,
  faultIn: () => undefined,
  factsOf(project) {
    const { client, period, built, result } = project;
    const cover = pictureIn(project.cover);
    if (!cover) throw new Error('A project without faults has a cover.');
    return {
      ...commonFacts(project),
      client: curly(client.trim()),
      period: curly(period.trim()),
      built: curly(built.trim()),
      ...(result.trim() !== '' && { result: curly(result.trim()) }),
      cover,
    };
  },
});

/** A version without its text. Without a summary, it took the article off the site. */
interface ArticleVersion<Facts> extends Pick<PublishedRow, 'key' | 'version' | 'published_at' | 'made_at'> {
  summary: Omit<Facts, 'date'> | null;
}

/** The versions of each post or project, in their order. */
async function versionsOf<Facts extends OwnFacts>(
  database: Kysely<Schema>,
  kind: ManyKind,
): Promise<ReadonlyMap<string, ArticleVersion<Facts>[]>> {
  const rows = await database
    .selectFrom('published')
    .select(['key', 'version', 'published_at', 'made_at', 'summary'])
    .where('kind', '=', kind)
    .orderBy('version')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      ...row,
      summary: row.summary === null ? null : (JSON.parse(row.summary) as Omit<Facts, 'date'>),
    })),
    (row) => row.key,
  );
}

/** Whether a later version was made before the time of this one had come: it never came into force. */
export const isReplaced = (
  { version, published_at }: Pick<PublishedRow, 'version' | 'published_at'>,
  versions: readonly Pick<PublishedRow, 'version' | 'made_at'>[],
): boolean => versions.some((other) => other.version > version && other.made_at < published_at);

/** The versions whose time has come, in their order: the last is in force. */
export const begunVersions = <Row extends Pick<PublishedRow, 'version' | 'made_at' | 'published_at'>>(
  versions: readonly Row[],
  now: string,
): readonly Row[] => versions.filter((each) => each.published_at <= now && !isReplaced(each, versions));

/** What is in force of an article, and what it was on its first day on the site. @param versions in their order */
export function standing<Row extends Pick<PublishedRow, 'version' | 'made_at' | 'published_at'> & { summary: unknown }>(
  versions: readonly Row[],
  now: string,
) {
  const begun = begunVersions(versions, now);
  const isTakenBack = ({ published_at }: Row, next: Row | undefined) =>
    next?.summary === null && next.published_at === published_at;
  const first = begun.find((each, at) => each.summary !== null && !isTakenBack(each, begun[at + 1]));
  return { current: begun.at(-1), first };
}

/** @throws HttpError 409 if readers know it by another address, or another one has its address */
async function requireFree(
  transaction: Transaction<Schema>,
  { kind, what, folder }: { kind: ManyKind } & Pick<Article<never>, 'what' | 'folder'>,
  key: string,
  { address }: { address: string },
  now: Date,
) {
  await lockForTransaction(transaction, kind);
  for (const [other, versions] of await versionsOf(transaction, kind)) {
    const known = standing(versions, now.toISOString()).first?.summary?.index;
    if (other === key && known !== undefined && known !== address.trim()) {
      throw new HttpError(
        409,
        'not-ready',
        `Nothing was published. Readers know this ${what} as ${folder}/${known}: keep it.`,
      );
    }
    const taken = [known, versions.at(-1)?.summary?.index];
    if (other !== key && taken.includes(address.trim())) {
      throw new HttpError(
        409,
        'not-ready',
        `Nothing was published. Another ${what} has the address ${folder}/${address.trim()}.`,
      );
    }
  }
}

/**
 * The posts or projects that are shown, the newest first; null as long as none has been, which leaves the samples. Its version
 * counts what was published or taken off by then.
 */
export async function shownArticles<Written, Facts extends OwnFacts>(
  { kind }: ArticleKind<Written, Facts>,
  database: Kysely<Schema>,
  now: Date,
): Promise<Version<readonly ShownArticle<Facts>[] | null>> {
  const all = [...(await versionsOf<Facts>(database, kind)).values()];
  const instant = now.toISOString();
  const articles = all.flatMap((versions) => {
    const { current, first } = standing(versions, instant);
    return first ? [{ current, first }] : [];
  });
  const shown = articles
    .toSorted((one, other) => other.first.published_at.localeCompare(one.first.published_at))
    .flatMap(({ current, first }) => {
      if (!current?.summary) return [];
      const date = readClock(Date.parse(first.published_at), opening.timeZone).day;
      return [{ key: current.key, version: current.version, facts: { ...current.summary, date } as Facts }];
    });
  const version = all.flat().filter(({ published_at }) => published_at <= instant).length;
  return { version, data: articles.length === 0 ? null : shown };
}

/** The same with the drafts in their place. Version 0 is a draft. @param drafts of all kinds */
export async function previewedArticles<Written, Facts extends OwnFacts>(
  article: ArticleKind<Written, Facts>,
  { database, now, settings }: Pick<Context, 'database' | 'now' | 'settings'>,
  drafts: readonly Pick<PublishedDraftRow, 'kind' | 'key' | 'version' | 'data'>[],
): Promise<Version<readonly ShownArticle<Facts>[] | null>> {
  const rows = drafts.filter(({ kind }) => kind === article.kind);
  const { version, data } = await shownArticles(article, database, now());
  const previewed = rows.flatMap((row) => {
    const { data: written } = row.data === null ? { data: null } : article.read(JSON.parse(row.data), settings);
    if (!written) return [];
    const date =
      data?.find(({ key }) => key === row.key)?.facts.date ?? readClock(now().getTime(), opening.timeZone).day;
    return [{ key: row.key, version: 0, facts: { ...article.factsOf(written), date } as Facts }];
  });
  const others = (data ?? []).filter(({ key }) => !previewed.some((draft) => draft.key === key));
  return {
    // Each change of a draft adds one.
    version: rows.reduce((sum, row) => sum + row.version, version),
    data: data === null && previewed.length === 0 ? null : [...previewed, ...others],
  };
}

/** Posts or projects as the renderer takes them: it loads a text when a page needs it. */
export function ownArticles<Facts extends OwnFacts>(
  kind: ManyKind,
  database: Kysely<Schema>,
  { data }: Version<readonly ShownArticle<Facts>[] | null>,
): OwnArticles<Facts> | undefined {
  if (data === null) return undefined;
  const load = async (index: string): Promise<OwnArticle<Facts>> => {
    const article = data.find(({ facts }) => facts.index === index);
    if (!article) throw new Error(`There is nothing at ${index}.`);
    const { key, version, facts } = article;
    const draft = database.selectFrom('published_drafts').select('data').where('kind', '=', kind);
    const stored = database.selectFrom('published').select('data').where('kind', '=', kind);
    const row = await (version === 0
      ? draft.where('key', '=', key).executeTakeFirst()
      : stored.where('key', '=', key).where('version', '=', version).executeTakeFirst());
    const { text } = z.object({ text: z.string() }).parse(JSON.parse(row?.data ?? 'null'));
    return { facts, blocks: blocksOf(text) };
  };
  return { facts: data.map(({ facts }) => facts), load };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What the desk lists: what was changed last, first. */
export async function listedArticles(kind: ManyKind, database: Kysely<Schema>, now: Date) {
  const [versions, drafts] = await Promise.all([
    versionsOf(database, kind),
    database
      .selectFrom('published_drafts')
      .select(({ eb }) => ['key', 'summary', 'updated_at', eb('data', 'is not', null).as('is_written')])
      .where('kind', '=', kind)
      .execute(),
  ]);
  const instant = now.toISOString();
  return drafts
    .flatMap(({ key, summary, updated_at, is_written }) => {
      const own = versions.get(key) ?? [];
      const { current } = standing(own, instant);
      const last = own.at(-1);
      if (!last && !is_written) return [];
      const state: ArticleState =
        last && last.published_at > instant
          ? current?.summary
            ? 'renewing'
            : 'scheduled'
          : current?.summary
            ? 'published'
            : current
              ? 'unpublished'
              : 'draft';
      const published = own.findLast((version) => version.summary !== null)?.summary?.title;
      return [
        {
          key,
          title: (is_written ? summary : published) ?? summary ?? '',
          state,
          isChanged: Boolean(is_written) && state !== 'draft',
          at: last?.published_at ?? updated_at,
        },
      ];
    })
    .toSorted((one, other) => (one.at === other.at ? compare(other.key, one.key) : compare(other.at, one.at)));
}
