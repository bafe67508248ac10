import type { OfferId } from './offers.ts';

/** A run of text: plain, a link, or stressed. */
export type Span = string | { text: string; to: string } | { text: string; as: 'strong' | 'em' };

/** A sentence or a paragraph: `'Plain.'`, or `['See ', { text: 'all prices', to: paths.prices }, '.']`. */
export type Words = string | readonly Span[];

/** What a text is made of, in the order of reading. */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'quote'; text: readonly Words[] }
  | { kind: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] };

/** What is known of a post without reading it. */
export interface PostFacts {
  /** Its number in the order of writing: it stands in the address and never changes. */
  index: number;
  title: string;
  /** One or two sentences for lists, search engines and shared links. */
  description: string;
  /** The day it was first shown, YYYY-MM-DD. */
  date: string;
  topics: readonly string[];
  /** Not shown on the built site. */
  draft: boolean;
  /** How long it takes to read. */
  minutes: number;
}

/** What is known of a sample project without reading it. */
export interface CaseFacts extends PostFacts {
  /** Every project shown is one we made up to show our work by, and says so. */
  sample: true;
  /** What was built, in one sentence. */
  built: string;
  /** Why it was built this way, in one sentence. */
  why: string;
  /** What of the catalogue it is made of. */
  services: readonly OfferId[];
}

/** A text as the build makes it from its Markdown. */
export interface Article<Facts extends PostFacts = PostFacts> {
  facts: Facts;
  blocks: readonly Block[];
}

/** The plain text of some words. */
export function plain(words: Words): string {
  return typeof words === 'string'
    ? words
    : words.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
