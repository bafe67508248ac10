import type { SVGAttributes } from 'react';

const files = import.meta.glob<string>('../../../content/drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a drawing doesn’t know itself: `{price}` in the file is `price` here. */
type Words = Readonly<Record<string, string>>;

/** A file of `src/content/drawings`: `brand/van`. */
export function drawingFile(name: string, words: Words = {}) {
  const file = files[`../../../content/drawings/${name}.svg`] ?? '';
  const [, viewBox, outline, content] =
    /^<svg[^>]* viewBox="([^"]+)"(?: data-outline="([^"]+)")?>(.*)<\/svg>\s*$/s.exec(file) ?? [];
  if (!viewBox || !content) throw new Error(`There is no drawing src/content/drawings/${name}.svg.`);
  const filled = content.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  return { viewBox, outline, content: filled.replace(/>\s+</g, '><').trim() };
}

export interface PartProps extends Pick<SVGAttributes<SVGGElement>, 'id' | 'className' | 'transform'> {
  /** Its file in `src/content/drawings`, without its ending. */
  of: string;
  words?: Words | undefined;
}

/** What is in a drawing, as a part of another. */
export const Part = ({ of, words, ...place }: PartProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
  <g {...place} dangerouslySetInnerHTML={{ __html: drawingFile(of, words).content }} />
);
