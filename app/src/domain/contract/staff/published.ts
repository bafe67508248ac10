import * as z from 'zod/mini';
import type { ArticleState } from '../../staff/articles.ts';
import type { AnswerOf, StaffAccess } from '../endpoint.ts';
import { listQuery, pageOf, version } from './list.ts';
import { byMember, byOwner, byProvenOwner, byStaff, type endpointsFor, endpointsIn } from './staffEndpoints.ts';

/** What is wrong with one place of a draft. Without a `place`, the path is what it is called. */
const problem = z.object({ path: z.string(), place: z.optional(z.string()), message: z.string() });
export type PublishedProblem = z.infer<typeof problem>;

/** "Registered name: This isn’t one line of text." */
export const problemInWords = ({ path, place = path, message }: PublishedProblem): string =>
  place === '' ? message : `${place}: ${message}`;

/** Data, of which a draft may have faults. */
const data = z.record(z.string(), z.unknown());

/** Who may look at what is published and change its draft, and who may publish. */
interface Access {
  look: Endpoints['declare'];
  write: Endpoints;
  publish: Endpoints;
}
type Endpoints = ReturnType<typeof endpointsFor<StaffAccess>>;

/** `at`: when it is to be in force, if not at once. */
const dated = { version, at: z.optional(z.iso.datetime({ precision: 3 })) };

/** The calls about one kind of what owners publish: all kinds have the same. @param key of one of many */
function publishedEndpoints<const Name extends string>(
  name: Name,
  { look, write, publish }: Access,
  key?: z.ZodMiniType<string>,
) {
  const params = key && { params: z.object({ key }) };
  // Only what there are many of can wait for its time.
  const fields = (key ? dated : { version }) as typeof dated;
  return {
    /** What is in force, its draft and its earlier versions. */
    get: look(`GET /api/staff/${name}`, {
      ...params,
      answer: z.object({
        /** The draft, or what is in force while there is none. */
        data,
        inForce: data,
        /** Of a post or a project: when readers could see it. The latest version may still wait. */
        shown: z.enum(['never', 'before', 'now']),
        /** Of the draft; 0 while there was none yet. */
        version,
        /** Who saved the draft last, and when; null while there is none. */
        draft: z.nullable(z.object({ author: z.string(), updatedAt: z.string() })),
        /** What has to be mended before the draft can be published. */
        problems: z.array(problem),
        /** What an owner should look at: a range that overlaps another, a package that costs more than its parts. */
        warnings: z.array(z.string()),
        /** Where a browser sees the draft on every page, for an hour; null without a draft, or while it has a fault. */
        preview: z.nullable(z.string()),
        /** Published versions, the latest first. */
        history: z.array(
          z.object({
            version: z.int(),
            author: z.string(),
            publishedAt: z.string(),
            /** Whether that time hasn't come yet. */
            waits: z.boolean(),
            /** Whether a later version was made before its time had come: it was never on the site. */
            replaced: z.boolean(),
            changes: z.array(z.string()),
            /** What publishing it again would change. */
            again: z.array(z.string()),
          }),
        ),
        /** What publishing again what the site came with would change. */
        firstAgain: z.array(z.string()),
      }),
    }),
    save: write.declareAction(`POST /api/staff/${name}`, { data, version }, params),
    discard: write.declareAction(`POST /api/staff/${name}/discard`, { version }, params),
    /** Publishes the version of the draft that the member saw. */
    publish: publish.declareAction(`POST /api/staff/${name}/publish`, fields, params),
    /** Publishes an earlier version again; 0 is what the site came with. */
    republish: publish.declareAction(`POST /api/staff/${name}/republish`, fields, params),
  };
}

export type PublishedEndpoints = ReturnType<typeof publishedEndpoints>;

/** What is published of a kind, and its draft. */
export type StaffPublished<Data> = Omit<AnswerOf<PublishedEndpoints['get']>, 'data' | 'inForce'> & {
  data: Data;
  inForce: Data;
};

const ofTexts = { look: byMember.declare, write: byStaff, publish: byOwner };
const ofPrices = endpointsIn('catalogue');
const ofDiscounts = endpointsIn('orders');

/** Prices, packages and their texts. */
export const priceList = publishedEndpoints('catalogue', {
  look: ofPrices.declareRead,
  write: ofPrices,
  publish: byOwner,
});

/** Texts of pages: what is written instead of the built ones. */
export const pageTexts = publishedEndpoints('pages', ofTexts);

/** Discount codes. */
export const discounts = publishedEndpoints('discounts', {
  look: ofDiscounts.declareRead,
  write: ofDiscounts,
  publish: byOwner,
});

/** The people whom visitors meet. */
export const profiles = publishedEndpoints('profiles', ofTexts);

/** One post of the blog, and one project of the portfolio. */
export const post = publishedEndpoints('posts/:key', ofTexts, z.uuid());
export const project = publishedEndpoints('projects/:key', ofTexts, z.uuid());

const byKey = { params: z.object({ key: z.uuid() }) };

/** Take one off the site, or what waits for its time. `version`: the latest that the member saw. */
export const unpublishPost = byOwner.declareAction('POST /api/staff/posts/:key/unpublish', { version }, byKey);
export const unpublishProject = byOwner.declareAction('POST /api/staff/projects/:key/unpublish', { version }, byKey);

/** Adds a picture: the body is its file. One for the logo gets its icons, too. Answers the address by which texts name it. */
export const addPicture = byStaff.declare('POST /api/staff/pictures', {
  query: z.strictObject({ for: z.optional(z.literal('logo')) }),
  answer: z.object({ address: z.string() }),
});

const articleRowSchema = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['draft', 'scheduled', 'renewing', 'published', 'unpublished'] satisfies ArticleState[]),
  /** Whether it has a draft beside what was published. */
  isChanged: z.boolean(),
  /** When it was or will be published or taken off; of a draft, when it was saved. */
  at: z.string(),
});
export type ArticleRow = z.infer<typeof articleRowSchema>;

const listed = {
  query: z.strictObject(listQuery),
  answer: z.object({
    ...pageOf(articleRowSchema).shape,
    /** Whether the site shows the samples that it came with. */
    showsSamples: z.boolean(),
  }),
};

/** Posts or projects, whatever was changed last first, found by their titles. */
export const listPosts = byMember.declare('GET /api/staff/posts', listed);
export const listProjects = byMember.declare('GET /api/staff/projects', listed);

const builtPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  texts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Markdown. */
      text: z.string(),
      /** Why it can't be replaced; null for all others. */
      fixed: z.nullable(z.string()),
    }),
  ),
});
export type BuiltPage = z.infer<typeof builtPageSchema>;

/** What each page says unless it is replaced. */
export const listBuiltPages = byMember.declare('GET /api/staff/pages/built', { answer: z.array(builtPageSchema) });

/** Settings by name, each written as in the environment. */
export const deskSettings = publishedEndpoints('settings', {
  look: byOwner.declare,
  write: byOwner,
  // They say who is paid, and where customers meet the team.
  publish: byProvenOwner,
});

const settingFieldSchema = z.object({
  name: z.string(),
  /** The heading above it. */
  part: z.string(),
  label: z.string(),
  hint: z.string(),
  /** Whether it is a picture, by its address. */
  isPicture: z.boolean(),
  /** Its values, where they are few. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  example: z.string(),
  /** What applies where nothing is set. */
  usual: z.string(),
  /** What the environment says instead of the desk; null where it says nothing. */
  fixed: z.nullable(z.string()),
});
export type SettingField = z.infer<typeof settingFieldSchema>;

/** What the desk shows of each setting. */
export const listSettingFields = byOwner.declare('GET /api/staff/settings/fields', {
  answer: z.array(settingFieldSchema),
});
