import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, with the content of their streams. */
function objectsIn(pdf: Buffer): ReadonlyMap<string, { head: string; content: string }> {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n/, 2);
      if (stream === undefined) return [number, { head, content: '' }];
      const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
      const plain = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
      return [number, { head, content: plain.toString('latin1') }];
    }),
  );
}

/** The letters of each glyph of a font. */
function lettersOf(cmap: string): readonly string[] {
  const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return [...cmap.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-fA-F ]*)>/g)].map(([, hex = '']) => utf16(hex.replaceAll(' ', ''))),
  );
}

/** The text of a PDF that pdfkit made: a line for each text that was written. */
export function readPdf(pdf: Buffer): string {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, readonly string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(cmap)?.content ?? ''));
    }
  }
  const lines: string[] = [];
  for (const { content } of objects.values()) {
    let letters: readonly string[] = [];
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      const glyphs = [...(shown ?? '').matchAll(/<([\da-fA-F]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (shown === undefined) continue;
      const read = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '�');
      // Glyphs are from left to right, whatever the script.
      lines.push((/(?=\p{L})\p{Script=Arabic}/u.test(read.join('')) ? read.reverse() : read).join(''));
    }
  }
  return lines.join('\n');
}
