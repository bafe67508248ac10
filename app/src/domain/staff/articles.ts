import { changeInWords, whatHappened } from '../words.ts';

/** A text that an article is written in. */
interface Part {
  label: string;
  /** How long it may be, in characters. */
  least?: number;
  most?: number;
  isOptional?: true;
  /** An id, a picture or a whole text: the log says that it changed, not from what to what. */
  saysLittle?: true;
}

/** What every article has. */
type Common = 'title' | 'description' | 'address';

/** An article as it is written on the desk. What isn't set is empty. Its text and its cover are Markdown. */
export type WrittenArticle<Field extends string = Common> = Record<Field, string> & {
  /** Whether this version shows it: false in the one that takes it off the site. */
  isShown: boolean;
};

export type PartOf<Written> = Common | Exclude<keyof Written & string, 'isShown'>;

/** What is written, published and addressed in one way: posts, or projects. */
export interface Article<Written> {
  /** "post" */
  what: string;
  /** Where it is on the site: "/blog", in words "the blog". */
  folder: string;
  place: string;
  parts: Readonly<Record<PartOf<Written>, Part>>;
  /** Before anything is written. */
  blank: Written;
}

const blankOf = <Field extends string>(parts: Readonly<Record<Field, Part>>) =>
  ({ ...Object.fromEntries(Object.keys(parts).map((field) => [field, ''])), isShown: false }) as WrittenArticle<Field>;

const title = { label: 'Title', least: 8, most: 70 };
/** A sentence or two for lists and search engines. */
const description = { label: 'Description', least: 60, most: 170 };
/** The end of its address. Once it was published, it stays. */
const address = { label: 'Address', least: 2, most: 80 };
const cover = { label: 'Cover', saysLittle: true } as const;
const text = { label: 'Text', least: 1, most: 40_000, saysLittle: true } as const;

const postParts = {
  title,
  description,
  topic: { label: 'Topic' },
  address,
  author: { label: 'Author', least: 2, most: 80, isOptional: true },
  /** The id of what the agency sells for the same purpose. */
  related: { label: 'Offer below the text', isOptional: true, saysLittle: true },
  text,
  /** Above it and in lists. */
  cover: { ...cover, isOptional: true },
} as const;
export type WrittenPost = WrittenArticle<keyof typeof postParts>;

export const posts: Article<WrittenPost> = {
  what: 'post',
  folder: '/blog',
  place: 'the blog',
  parts: postParts,
  blank: blankOf(postParts),
};

const projectParts = {
  title,
  description,
  address,
  /** Who it was for, as they may be named. */
  client: { label: 'Client', least: 2, most: 120 },
  /** "Spring 2026, six weeks" */
  period: { label: 'When', least: 4, most: 60 },
  /** In a few words. */
  built: { label: 'What was done', least: 8, most: 90 },
  result: { label: 'What came of it', least: 8, most: 300, isOptional: true },
  cover,
  text,
} as const;
export type WrittenProject = WrittenArticle<keyof typeof projectParts>;

export const projects: Article<WrittenProject> = {
  what: 'project',
  folder: '/portfolio',
  place: 'the portfolio',
  parts: projectParts,
  blank: blankOf(projectParts),
};

const quoted = (value: string) => (value === '' ? null : `“${value}”`);

/** What differs between two versions of an article, in words. One of an older version of the site has fewer parts. */
export function articleChanges<Written extends WrittenArticle>(
  { parts, blank }: Article<Written>,
  earlier: Written,
  later: Written,
): string[] {
  const before = { ...blank, ...earlier };
  const after = { ...blank, ...later };
  const shown = before.isShown === after.isShown ? [] : [after.isShown ? 'Put on the site' : 'Taken off the site'];
  const fields = (Object.keys(parts) as PartOf<Written>[]).filter((field) => before[field] !== after[field]);
  return [
    ...shown,
    ...fields.map((field) => {
      const [was, is] = [String(before[field]), String(after[field])];
      const { label, saysLittle } = parts[field];
      return saysLittle
        ? `${label}: ${whatHappened(was, is)}`
        : changeInWords(label, quoted(was), quoted(is) ?? 'nothing');
    }),
  ];
}

/** Where a post or a project is on its way. One that is renewing is on the site, and a new version waits for its time. */
export type ArticleState = 'draft' | 'scheduled' | 'renewing' | 'published' | 'unpublished';
