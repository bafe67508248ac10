import type { SVGAttributes } from 'react';

/** What a drawing doesn’t know itself: `{price}` in the file is `price` here. */
export type DrawingWords = Readonly<Record<string, string>>;

/** Reads a file of `src/content/drawings`. */
export function readDrawing(file: string, words: DrawingWords = {}) {
  const [, viewBox, outline, content] =
    /^<svg[^>]* viewBox="([^"]+)"(?: data-outline="([^"]+)")?>(.*)<\/svg>\s*$/s.exec(file) ?? [];
  if (!viewBox || !content) throw new Error('This is no drawing of src/content/drawings.');
  const filled = content.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  return { viewBox, outline, content: filled.replace(/>\s+</g, '><').trim() };
}

interface FileProps {
  file: string;
  words?: DrawingWords | undefined;
}

export type PartPlace = Pick<SVGAttributes<SVGGElement>, 'id' | 'className' | 'transform'>;

/** What is in a drawing, as a part of another. */
export const DrawingPart = ({ file, words, ...place }: FileProps & PartPlace) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
  <g {...place} dangerouslySetInnerHTML={{ __html: readDrawing(file, words).content }} />
);

export interface DrawingPlace
  extends Pick<SVGAttributes<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height' | 'preserveAspectRatio'> {
  /** Shows a part of it. */
  viewBox?: string;
  /** What it shows; without it, it is decorative. */
  label?: string;
}

/** A drawing in the page itself: its colours follow the colour scheme, its words have the font of the page. */
export function InlineDrawing({ file, words, viewBox, label, ...place }: FileProps & DrawingPlace) {
  const drawing = readDrawing(file, words);
  return (
    <svg
      {...place}
      viewBox={viewBox ?? drawing.viewBox}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}
