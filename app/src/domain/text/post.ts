import type { Block } from './blocks.ts';

/** A file of a picture, in one of its sizes. */
export interface PictureFile {
  src: string;
  /** In pixels. */
  width: number;
}

/** A picture of a text. */
export interface Picture {
  /** What can be seen, for readers who don't see it. */
  alt: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  src: string;
  /** Raster pictures: the same picture in other formats and sizes, the best format first. */
  sources: readonly { type: string; files: readonly PictureFile[] }[];
  /** The same, composed for a phone. If it is wider than high, it is swiped through. */
  phone?: Picture;
  /** The same for shared links, as JPEG. */
  shared?: string;
}

/** What is shown between the paragraphs of a post. */
export type Illustration =
  /** A sentence of the text, set large. */
  | { kind: 'pull'; text: string }
  | { kind: 'picture'; picture: Picture; caption: string }
  /** A figure of the site, by the name of its file in `src/pages/figures`. */
  | { kind: 'figure'; name: string };

/** What posts are about: readers choose one. */
export const postTopics = [
  'advertising',
  'being found',
  'bookings',
  'brand',
  'money',
  'photos',
  'websites',
  'writing',
] as const;

/** Reading speed in words per minute. */
const pace = 200;

/** How many minutes a text takes to read. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / pace));

/** The metadata of a post that an owner has written on the desk. */
export interface OwnPostFacts {
  /** The end of its address. It never changes. */
  index: string;
  title: string;
  /** One or two sentences for lists, search engines and shared links. */
  description: string;
  /** Date of publication, YYYY-MM-DD. */
  date: string;
  topics: readonly string[];
  /** Reading time. */
  minutes: number;
  /** Who wrote it. */
  author?: string;
  /** The id of what the agency sells for the same purpose. */
  related?: string;
  /** 21:9, with its subject in the middle: lists and phones show 16:10. */
  cover?: Picture;
}

/** The metadata of a project that an owner has written on the desk. */
export interface OwnProjectFacts extends Pick<OwnPostFacts, 'index' | 'title' | 'description' | 'date'> {
  /** Who it was for, as they may be named. */
  client: string;
  /** "Spring 2026, six weeks" */
  period: string;
  /** What was done, in a few words. */
  built: string;
  /** What came of it; undefined where nothing is said. */
  result?: string;
  cover: Picture;
}

/** A post or a project that an owner has written, as it is rendered. */
export interface OwnArticle<Facts> {
  facts: Facts;
  blocks: readonly (Block | Illustration)[];
}

/** The posts or projects that owners have written, for the renderer. */
export interface OwnArticles<Facts> {
  /** The newest first. */
  facts: readonly Facts[];
  /** Loads one by its index. */
  load: (index: string) => Promise<OwnArticle<Facts>>;
}

/** What owners have written, by its kind; while there is nothing, the site shows its samples. */
export interface AllOwnArticles {
  posts?: OwnArticles<OwnPostFacts>;
  projects?: OwnArticles<OwnProjectFacts>;
}
