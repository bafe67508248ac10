import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { readClock } from '../../src/domain/booking/clock.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { PublishedProblem } from '../../src/domain/contract/staff/published.ts';
import {
  blankPost,
  type PostState,
  postChanges,
  postLabel,
  postLimits,
  type WrittenPost,
} from '../../src/domain/staff/posts.ts';
import {
  type OwnPost,
  type OwnPostFacts,
  type OwnPosts,
  postTopics,
  readingMinutes,
} from '../../src/domain/text/post.ts';
import { pictureIn, shownPicture, uploadedAt } from '../../src/domain/text/uploadedPicture.ts';
import type { ShownPost, Version } from '../platform/context.ts';
import { lockForTransaction } from '../platform/db/advisoryLock.ts';
import type { Schema } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { illustratedBlocks } from '../platform/markdown/blocks.ts';
import { curly } from '../platform/markdown/curly.ts';
import { illustration } from '../platform/markdown/illustration.ts';
import type { Kind } from './kind.ts';
import type { PublishedRow } from './table.ts';

const field = z.string().check(z.maxLength(100_000));
const schema = z.object({
  title: field,
  description: field,
  topic: field,
  address: field,
  author: field,
  related: field,
  text: field,
  cover: z._default(field, ''),
  isShown: z.boolean(),
});

const blocksOf = (text: string) =>
  illustratedBlocks(text, (token) =>
    illustration(token, (href, alt) => {
      const uploaded = uploadedAt(href);
      if (!uploaded) throw new Error(`Add pictures with the button “Picture”. This one isn’t stored here: ${href}`);
      return shownPicture(uploaded, alt);
    }),
  );

/** What is wrong with a field of a post; null where nothing is. */
function faultIn(name: keyof WrittenPost, post: WrittenPost): string | null {
  const value = String(post[name]).trim();
  if (name === 'isShown' || (name === 'author' && value === '')) return null;
  if (name === 'topic') return postTopics.some((topic) => topic === value) ? null : 'Choose a topic.';
  if (name === 'cover') return value === '' || pictureIn(value) ? null : 'Choose a picture, or none.';
  // What isn't sold (any more) isn't shown.
  if (name === 'related') return value.length <= 100 ? null : 'Choose one of the list.';
  const { least, most } = postLimits[name];
  if (value === '') return 'Write something here.';
  if (value.length < least) return `Write at least ${least} characters; these are ${value.length}.`;
  if (value.length > most) return `Write at most ${most} characters; these are ${value.length}.`;
  if (name === 'address') {
    // Numbers are the addresses of samples.
    return /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
      ? null
      : 'Use small letters, digits and single hyphens, with a letter among them: opening-hours.';
  }
  if (name !== 'text') return /\p{Cc}/u.test(value) ? 'Write one line, without control characters.' : null;
  if (/[^\P{Cc}\n\r\t]/u.test(value)) return 'Write it without control characters.';
  try {
    blocksOf(value);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A post as the desk sends it or as it is stored, or what is wrong with it. */
export function readPost(data: unknown): { data: WrittenPost | null; problems: readonly PublishedProblem[] } {
  const read = schema.safeParse(data);
  if (!read.success) return { data: null, problems: [{ path: '', message: 'This isn’t a post, or it is too long.' }] };
  const problems = (Object.keys(blankPost) as (keyof WrittenPost)[]).flatMap((name) => {
    const message = faultIn(name, read.data);
    return message === null ? [] : [{ path: name, place: postLabel(name), message }];
  });
  return problems.length > 0 ? { data: null, problems } : { data: read.data, problems: [] };
}

/** What lists show of a version: stored beside its text, which they don't read. */
type Summary = Omit<OwnPostFacts, 'date'>;

/** Of a post without faults. */
function summaryOf(post: WrittenPost): Summary {
  const { title, description, topic, address, author, related, text } = post;
  const cover = pictureIn(post.cover);
  return {
    index: address.trim(),
    title: curly(title.trim()),
    description: curly(description.trim()),
    topics: [topic],
    minutes: readingMinutes(text),
    ...(author.trim() !== '' && { author: author.trim() }),
    ...(related !== '' && { related }),
    ...(cover && { cover }),
  };
}

/** A version of a post without its text. Without a summary, it took the post off the site. */
interface PostVersion extends Pick<PublishedRow, 'key' | 'version' | 'published_at' | 'made_at'> {
  summary: Summary | null;
}

/** The versions of each post, in their order. */
async function versionsOf(database: Kysely<Schema>): Promise<ReadonlyMap<string, PostVersion[]>> {
  const rows = await database
    .selectFrom('published')
    .select(['key', 'version', 'published_at', 'made_at', 'summary'])
    .where('kind', '=', 'posts')
    .orderBy('version')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, summary: row.summary === null ? null : (JSON.parse(row.summary) as Summary) })),
    (row) => row.key,
  );
}

/** Whether a later version was made before the time of this one had come: it never came into force. */
export const isReplaced = (
  { version, published_at }: Pick<PublishedRow, 'version' | 'published_at'>,
  versions: readonly Pick<PublishedRow, 'version' | 'made_at'>[],
): boolean => versions.some((other) => other.version > version && other.made_at < published_at);

/** What is in force of a post, and what it was on its first day on the site. */
function standing(versions: readonly PostVersion[], now: string) {
  const begun = versions.filter((each) => each.published_at <= now && !isReplaced(each, versions));
  return { current: begun.at(-1), first: begun.find(({ summary }) => summary !== null) };
}

/** The kind of posts: of many, each by its key. */
export const postKind: Kind<WrittenPost> = {
  kind: 'posts',
  name: 'Post',
  builtIn: blankPost,
  read: readPost,
  changes: postChanges,
  warnings: () => [],
  many: {
    summary: (post) => (post.isShown ? summaryOf(post) : null),
    titleOf: (written) => String(Object(written).title ?? '').trim(),
    pathOf: ({ address }) => `/blog/${address.trim()}`,
    shown: (post, isShown) => ({ ...post, isShown }),
    requireFree,
  },
};

/** @throws HttpError 409 if readers know the post by another address, or another post has its address */
async function requireFree(transaction: Transaction<Schema>, key: string, { address }: WrittenPost, now: Date) {
  await lockForTransaction(transaction, 'posts');
  for (const [other, versions] of await versionsOf(transaction)) {
    const known = standing(versions, now.toISOString()).first?.summary?.index;
    if (other === key && known !== undefined && known !== address.trim()) {
      throw new HttpError(
        409,
        'not-ready',
        `Nothing was published. Readers know this post as /blog/${known}: keep it.`,
      );
    }
    const taken = [known, versions.at(-1)?.summary?.index];
    if (other !== key && taken.includes(address.trim())) {
      throw new HttpError(
        409,
        'not-ready',
        `Nothing was published. Another post has the address /blog/${address.trim()}.`,
      );
    }
  }
}

/**
 * The posts that are shown, the newest first; null as long as none has been, which leaves the samples. Its version counts what
 * was published or taken off by then.
 */
export async function shownPosts(database: Kysely<Schema>, now: Date): Promise<Version<readonly ShownPost[] | null>> {
  const all = [...(await versionsOf(database)).values()];
  const instant = now.toISOString();
  const posts = all.flatMap((versions) => {
    const { current, first } = standing(versions, instant);
    return first ? [{ current, first }] : [];
  });
  const shown = posts
    .toSorted((one, other) => other.first.published_at.localeCompare(one.first.published_at))
    .flatMap(({ current, first }) => {
      if (!current?.summary) return [];
      const date = readClock(Date.parse(first.published_at), opening.timeZone).day;
      return [{ key: current.key, version: current.version, facts: { ...current.summary, date } }];
    });
  const version = all.flat().filter(({ published_at }) => published_at <= instant).length;
  return { version, data: posts.length === 0 ? null : shown };
}

/** The same with the drafts in their place. Version 0 is a draft. */
export async function previewedPosts(
  database: Kysely<Schema>,
  now: Date,
  rows: readonly { key: string; version: number; data: string | null }[],
): Promise<Version<readonly ShownPost[] | null>> {
  const { version, data } = await shownPosts(database, now);
  const drafts = rows.flatMap((row) => {
    const { data: post } = row.data === null ? { data: null } : readPost(JSON.parse(row.data));
    if (!post) return [];
    const date = data?.find(({ key }) => key === row.key)?.facts.date ?? readClock(now.getTime(), opening.timeZone).day;
    return [{ key: row.key, version: 0, facts: { ...summaryOf(post), date } }];
  });
  const others = (data ?? []).filter(({ key }) => !drafts.some((draft) => draft.key === key));
  return {
    // Each change of a draft adds one.
    version: rows.reduce((sum, row) => sum + row.version, version),
    data: data === null && drafts.length === 0 ? null : [...drafts, ...others],
  };
}

/** Posts as the renderer takes them: it loads a text when a page needs it. */
export function ownPosts(
  database: Kysely<Schema>,
  { data }: Version<readonly ShownPost[] | null>,
): OwnPosts | undefined {
  if (data === null) return undefined;
  const load = async (index: string): Promise<OwnPost> => {
    const post = data.find(({ facts }) => facts.index === index);
    if (!post) throw new Error(`There is no post ${index}.`);
    const { key, version, facts } = post;
    const draft = database.selectFrom('published_drafts').select('data').where('kind', '=', 'posts');
    const stored = database.selectFrom('published').select('data').where('kind', '=', 'posts');
    const row = await (version === 0
      ? draft.where('key', '=', key).executeTakeFirst()
      : stored.where('key', '=', key).where('version', '=', version).executeTakeFirst());
    const written = schema.parse(JSON.parse(row?.data ?? 'null'));
    return { facts, blocks: blocksOf(written.text) };
  };
  return { facts: data.map(({ facts }) => facts), load };
}

/** What the desk lists: what was changed last, first. */
export async function listedPosts(database: Kysely<Schema>, now: Date) {
  const [versions, drafts] = await Promise.all([
    versionsOf(database),
    database
      .selectFrom('published_drafts')
      .select(({ eb }) => ['key', 'summary', 'updated_at', eb('data', 'is not', null).as('is_written')])
      .where('kind', '=', 'posts')
      .execute(),
  ]);
  const instant = now.toISOString();
  return drafts
    .flatMap(({ key, summary, updated_at, is_written }) => {
      const own = versions.get(key) ?? [];
      const { current } = standing(own, instant);
      const last = own.at(-1);
      if (!last && !is_written) return [];
      const state: PostState =
        last && last.published_at > instant
          ? 'scheduled'
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
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
