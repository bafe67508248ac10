import type { OfferId } from './offers.ts';

/** Inline text: plain, a link, or emphasised. */
export type Span = string | { text: string; to: string } | { text: string; as: 'strong' | 'em' };

/** A sentence or a paragraph: `'Plain.'`, or `['See ', { text: 'all prices', to: paths.prices }, '.']`. */
export type Words = string | readonly Span[];

/** A block of a text. */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'quote'; text: readonly Words[] }
  | { kind: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] };

/** The metadata of a post. */
export interface PostFacts {
  /** Its number, used in the URL. It never changes. */
  index: number;
  title: string;
  /** One or two sentences for lists, search engines and shared links. */
  description: string;
  /** Date of publication, YYYY-MM-DD. */
  date: string;
  topics: readonly string[];
  /** Not shown on the built site. */
  draft: boolean;
  /** Reading time. */
  minutes: number;
}

/** The metadata of a sample project. */
export interface CaseFacts extends PostFacts {
  /** All projects are made up, and the pages say so. */
  sample: true;
  /** What was built, in one sentence. */
  built: string;
  /** Why it was built this way, in one sentence. */
  why: string;
  /** The offers it consists of. */
  services: readonly OfferId[];
}

/** A text compiled from Markdown. */
export interface Article<Facts extends PostFacts = PostFacts> {
  facts: Facts;
  blocks: readonly Block[];
}

/** Words without links and emphasis. */
export function plain(words: Words): string {
  return typeof words === 'string'
    ? words
    : words.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
