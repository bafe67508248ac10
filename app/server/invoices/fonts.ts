import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { baseFont, type FontFile, fontFiles, replacement, type Weight } from './fontFiles.ts';

/** Beside the bundle, or in the package when running from sources. */
function pathOf(file: string): string {
  const bundled = join(import.meta.dirname, 'fonts', basename(file));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(file);
}

interface Face {
  bytes: Buffer;
  font: Font;
}

const read = new Map<string, Face>();

/** A font. Its file is read when it is first needed. */
function faceOf({ name, file }: FontFile): Face {
  const known = read.get(name);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(pathOf(file)));
  const face = { bytes, font: create(bytes) as Font };
  read.set(name, face);
  return face;
}

function faceNamed(name: string): Face {
  const found = fontFiles.find((each) => each.name === name);
  if (!found) throw new Error(`There is no font ${name}.`);
  return faceOf(found);
}

export const fontBytes = (name: string): Buffer => faceNamed(name).bytes;

/** How far above the baseline a line of the base font begins, in em. */
export function ascentOf(weight: Weight): number {
  const { font } = faceNamed(baseFont(weight));
  return font.ascent / font.unitsPerEm;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The font that draws a letter with its accents: of the weight, if there is one. */
function fontFor(letter: string, weight: Weight): FontFile | undefined {
  const draws = (font: FontFile) =>
    font.letters.test(letter) &&
    [...letter].every((part) => faceOf(font).font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
  return fontFiles.find((font) => font.weight === weight && draws(font)) ?? fontFiles.find(draws);
}

/** A text, letter by letter with the font that draws each; undefined where none does. */
function* lettersOf(text: string, weight: Weight): Generator<{ letter: string; font: FontFile | undefined }> {
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const whole = fontFor(segment, weight);
    const parts = whole ? [segment] : segment.replaceAll(ignorable, '');
    for (const letter of parts) yield { letter, font: whole ?? fontFor(letter, weight) };
  }
}

/** A text, cut where another font is needed. */
export function runsOf(text: string, weight: Weight): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const { letter, font } of lettersOf(text, weight)) {
    const drawn = font ? letter : replacement;
    const { name } = font ?? fontFor(replacement, weight) ?? { name: baseFont(weight) };
    const last = runs.at(-1);
    if (last?.font === name) last.text += drawn;
    else runs.push({ font: name, text: drawn });
  }
  return runs;
}

/** The letters of a text that no font has. */
export const missingLetters = (text: string): string[] => [
  ...new Set([...lettersOf(text, 400)].flatMap(({ letter, font }) => (font ? [] : [letter]))),
];

/** WOFF 1.0: a header of 44 bytes, then 20 bytes for each table. Of sfnt: 12 bytes, then 16. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/** Unpacks a font file once, for a library that would unpack its tables for every document. */
function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(sfnt.header + count * sfnt.entry);
  const log = Math.floor(Math.log2(count));
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = woff.header + table * woff.entry;
    const [at, packedLength, length] = [4, 8, 12].map((place) => packed.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ];
    const raw = packed.subarray(at, at + packedLength);
    const content = packedLength < length ? inflateSync(raw) : raw;
    const to = sfnt.header + table * sfnt.entry;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(content, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
