/** Inline text: plain, a link, or emphasised. */
export type Span = string | { text: string; to: string } | { text: string; as: 'strong' | 'em' };

/** A sentence or a paragraph: `'Plain.'`, or `['See ', { text: 'all prices', to: '/prices' }, '.']`. */
export type Words = string | readonly Span[];

/** A block of a text. */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'quote'; text: readonly Words[] }
  | { kind: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] };

/** Words without links and emphasis. */
export function plain(words: Words): string {
  return typeof words === 'string'
    ? words
    : words.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
