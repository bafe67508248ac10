import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { fontFile, fontNames } from './fontFiles.ts';
import { unpackWoff } from './woff.ts';

export type Weight = 400 | 600;

/** Beside the bundle, or in the package when running from sources. */
function pathOf(file: string): string {
  const bundled = join(import.meta.dirname, 'fonts', basename(file));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(file);
}

interface Face {
  name: string;
  bytes: Buffer;
  font: Font;
}

let read: readonly Face[] | undefined;

/** The font files. They are read once. */
export function faces(): readonly Face[] {
  read ??= fontNames.map((name) => {
    const bytes = unpackWoff(readFileSync(pathOf(fontFile(name))));
    return { name, bytes, font: create(bytes) as Font };
  });
  return read;
}

/** Stands for a letter that the typeface doesn't have: PDF/A allows no text without letters. */
const missing = '?';

/** A text, cut where another font file is needed. */
export function runsOf(text: string, weight: Weight): { face: string; text: string }[] {
  const own = faces().filter(({ name }) => name.endsWith(String(weight)));
  const runs: { face: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = own.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const face = found?.name ?? `latin-${weight}`;
    const last = runs.at(-1);
    if (last?.face === face) last.text += found ? letter : missing;
    else runs.push({ face, text: found ? letter : missing });
  }
  return runs;
}
