import file from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline';
import { create, type Font } from 'fontkit';

const font = create(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')) as Font;

interface Setting {
  size: number;
  /** Letter spacing, in em. */
  tracking: number;
}

/** The width of a line. */
function widthOf(text: string, { size, tracking }: Setting): number {
  const run = font.layout(text);
  return (run.advanceWidth / font.unitsPerEm + tracking * run.glyphs.length) * size;
}

/** A line of text as SVG outlines, starting at a point, so that no font is needed. */
export function lineAt(x: number, y: number, text: string, { size, tracking }: Setting): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  return glyphs
    .map((glyph, i) => {
      const drawn = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      at += (positions[i]?.xAdvance ?? 0) * scale + tracking * size;
      return drawn;
    })
    .join('');
}

/** A line of text as SVG outlines, placed as by `text-anchor`. */
export function words(x: number, y: number, text: string, setting: Setting, anchor = 'start'): string {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
  return lineAt(x - share * widthOf(text, setting), y, text, setting);
}

/** Wraps text to `width`. */
export function broken(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(longer, setting) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
