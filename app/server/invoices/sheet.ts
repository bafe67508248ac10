import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { baseFont, type Weight } from './fontFiles.ts';
import { ascentOf, fontBytes, runsOf } from './fonts.ts';

/** The brand's colours on paper. */
export const colors = { ink: '#1b1233', quiet: '#5f5778', line: '#e2deec', from: '#7a2be0', to: '#1f5ce8' } as const;

/** Points. */
export const page = { width: 595.28, height: 841.89, margin: 56, foot: 84 } as const;
const right = page.width - page.margin;

interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

interface RowStyle extends TextStyle {
  note?: string;
  left?: number;
}

/** A row below a head: what, how much, and a note. */
interface HeadedRow {
  label: string;
  amount: string;
  note: string;
}

/** A document of A4 pages that is written from top to bottom. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next line is written. */
  y: number = page.margin;
  readonly #onNewPage: (sheet: Sheet) => void;
  #head = () => {};
  readonly #fonts = new Set<string>();

  /**
   * @param made when the document was made; the same document always has the same bytes
   * @param onNewPage draws what is on every page
   */
  constructor(title: string, author: string, made: Date, onNewPage: (sheet: Sheet) => void) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      subset: 'PDF/A-3b',
      pdfVersion: '1.7',
      lang: 'en-IE',
      displayTitle: true,
      // Their number is known at the end.
      bufferPages: true,
      // The standard fonts can't be embedded, which PDF/A asks for.
      font: null as unknown as string,
      info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    });
    this.#onNewPage = onNewPage;
    onNewPage(this);
  }

  /** Sets the font, which is read when it is first needed. */
  #font(name: string, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(name)) this.pdf.registerFont(name, fontBytes(name));
    this.#fonts.add(name);
    return this.pdf.font(name).fontSize(size);
  }

  /** Writes a text, and returns its height. The cursor stays. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 9.5, weight = 400, color = colors.ink, width = right - x, align = 'left' } = style;
    this.pdf.fillColor(color);
    // One baseline for all fonts of a line.
    const options = { width, align, lineGap: 2, baseline: -ascentOf(weight) * size };
    if (isRightToLeft(text)) return this.#rightToLeft(text, x, y, { size, weight, width });
    const runs = runsOf(text, weight);
    for (const [at, run] of runs.entries()) {
      const pdf = this.#font(run.font, size);
      const continued = at < runs.length - 1;
      if (at === 0) pdf.text(run.text, x, y, { ...options, continued });
      else pdf.text(run.text, { ...options, continued });
    }
    return runs.length === 0 ? 0 : this.pdf.y - y;
  }

  /** Writes a text that is read from right to left, or some of it: pdfkit knows one direction. */
  #rightToLeft(
    text: string,
    x: number,
    y: number,
    { size, weight, width }: Required<Pick<TextStyle, 'size' | 'weight' | 'width'>>,
  ): number {
    const partsOf = (line: string) => visualParts(line, (part) => runsOf(part, weight));
    const widthOf = (run: { font: string; text: string }) => this.#font(run.font, size).widthOfString(run.text);
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const fits = partsOf(longer).reduce((sum, run) => sum + widthOf(run), 0) <= width;
      if (fits && lines.length > 0) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const lineHeight = size * 1.4 + 2;
    for (const [at, line] of lines.entries()) {
      let left = x;
      for (const run of partsOf(line)) {
        const wide = widthOf(run);
        this.pdf.text(run.text, left, y + at * lineHeight, { lineBreak: false, baseline: -ascentOf(weight) * size });
        left += wide;
      }
    }
    return lines.length * lineHeight;
  }

  /** Begins a page unless there is room. */
  need(height: number): void {
    if (this.y + height <= page.height - page.foot) return;
    this.pdf.addPage();
    this.y = page.margin;
    this.#onNewPage(this);
    this.#head();
  }

  /** Writes rows below a head of up to 40 points: together with the first one, and again on each page that they begin. */
  headed(head: () => void, rows: readonly HeadedRow[]): void {
    const [first] = rows;
    this.need(40 + (first ? this.rowHeight(first.label, { note: first.note }) : 0));
    head();
    this.#head = head;
    for (const { label, amount, note } of rows) this.row(label, amount, { note });
    this.#head = () => {};
  }

  /** The height of a text in its base font. */
  #heightOf(text: string, width: number, { size = 9.5, weight = 400 }: TextStyle): number {
    return this.#font(baseFont(weight), size).heightOfString(text, { width, lineGap: 2 });
  }

  /** Writes a text across the page, on the next page if it doesn't fit, and moves on. @param gap points below it */
  paragraph(text: string, gap: number, style: TextStyle = {}): void {
    this.need(this.#heightOf(text, right - page.margin, style));
    this.y += this.text(text, page.margin, this.y, style) + gap;
  }

  /** A thin line across. */
  rule(): void {
    this.pdf.moveTo(page.margin, this.y).lineTo(right, this.y).lineWidth(0.75).strokeColor(colors.line).stroke();
  }

  /** The height of a row. */
  rowHeight(label: string, { note, left = page.margin, ...style }: RowStyle = {}): number {
    const width = right - left - 110;
    return this.#heightOf(label, width, style) + (note ? this.#heightOf(note, width, { size: 8 }) : 0) + 5;
  }

  /** A row: text on the left, with a note below it, and an amount on the right. */
  row(label: string, amount: string, options: RowStyle = {}): void {
    const { note, left = page.margin, ...style } = options;
    const width = right - left - 110;
    this.need(this.rowHeight(label, options));
    const height = this.text(label, left, this.y, { ...style, width });
    this.text(amount, right - 100, this.y, { ...style, width: 100, align: 'right' });
    const below = note ? this.text(note, left, this.y + height, { size: 8, color: colors.quiet, width }) : 0;
    this.y += height + below + 5;
  }

  /** On each page of several: which one it is, and of how many. */
  #numberPages(): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let at = 0; count > 1 && at < count; at += 1) {
      this.pdf.switchToPage(at);
      const style = { size: 7.5, color: colors.quiet, width: right - page.margin, align: 'right' } as const;
      this.text(`Page ${at + 1} of ${count}`, page.margin, page.height - page.foot + 10, style);
    }
  }

  /** Ends the document. */
  async bytes(): Promise<Buffer> {
    this.#numberPages();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.pdf.once('end', resolve).once('error', reject));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}

const bidi = bidiFactory();
const letters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const isRightToLeft = (text: string): boolean => letters.test(text);

/** Cuts a line into words and spaces, each of one direction. */
function wordsOf(line: string, levels: Uint8Array): { start: number; text: string }[] {
  const words: { start: number; text: string }[] = [];
  let start = 0;
  for (let at = 1; at <= line.length; at += 1) {
    const isCut = at === line.length || levels[at] !== levels[at - 1] || line[at] === ' ' || line[at - 1] === ' ';
    if (!isCut) continue;
    words.push({ start, text: line.slice(start, at) });
    start = at;
  }
  return words;
}

/**
 * The parts of a line as they are seen from left to right, by the bidirectional algorithm of Unicode.
 * @param cut cuts a text where another font is needed
 */
function visualParts<Run extends { text: string }>(line: string, cut: (text: string) => Run[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const places = new Map(bidi.getReorderedIndices(line, embedding).map((index, place) => [index, place]));
  return wordsOf(line, levels)
    .sort((one, two) => (places.get(one.start) ?? 0) - (places.get(two.start) ?? 0))
    .flatMap(({ start, text }) => {
      const isReversed = (levels[start] ?? 0) % 2 === 1;
      const runs = cut(text.replace(/./gsu, (letter, at: number) => mirrored.get(start + at) ?? letter)).map((run) =>
        // The font library draws a text with letters of such a script from right to left, and no other.
        isRightToLeft(run.text) === isReversed ? run : { ...run, text: [...run.text].reverse().join('') },
      );
      return isReversed ? runs.reverse() : runs;
    });
}
