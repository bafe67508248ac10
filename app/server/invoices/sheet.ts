import PDFDocument from 'pdfkit';
import { faces, runsOf, type Weight } from './fonts.ts';

/** The brand's colours on paper. */
export const colors = { ink: '#1b1233', quiet: '#5f5778', line: '#e2deec', from: '#7a2be0', to: '#1f5ce8' } as const;

/** Points. */
export const page = { width: 595.28, height: 841.89, margin: 56, foot: 84 } as const;
const right = page.width - page.margin;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** A document of A4 pages that is written from top to bottom. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next line is written. */
  y: number = page.margin;
  readonly #onNewPage: (sheet: Sheet) => void;

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
      bufferPages: false,
      // The standard fonts can't be embedded, which PDF/A asks for.
      font: null as unknown as string,
      info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    });
    for (const { name, bytes } of faces()) this.pdf.registerFont(name, bytes);
    this.#onNewPage = onNewPage;
    onNewPage(this);
  }

  /** Writes a text, and returns its height. The cursor stays. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 9.5, weight = 400, color = colors.ink, width = right - x, align = 'left' } = style;
    const { pdf } = this;
    const options = { width, align, lineGap: 2 };
    pdf.font(`latin-${weight}`).fontSize(size);
    const height = pdf.heightOfString(text, options);
    const runs = runsOf(text, weight);
    for (const [at, run] of runs.entries()) {
      pdf.font(run.face).fontSize(size).fillColor(color);
      const continued = at < runs.length - 1;
      if (at === 0) pdf.text(run.text, x, y, { ...options, continued });
      else pdf.text(run.text, { ...options, continued });
    }
    return height;
  }

  /** Begins a page unless there is room. */
  need(height: number): void {
    if (this.y + height <= page.height - page.foot) return;
    this.pdf.addPage();
    this.y = page.margin;
    this.#onNewPage(this);
  }

  /** Writes a text across the page, on the next page if it doesn't fit, and moves on. @param gap points below it */
  paragraph(text: string, gap: number, style: TextStyle = {}): void {
    const { size = 9.5, weight = 400 } = style;
    this.pdf.font(`latin-${weight}`).fontSize(size);
    this.need(this.pdf.heightOfString(text, { width: right - page.margin, lineGap: 2 }));
    this.y += this.text(text, page.margin, this.y, style) + gap;
  }

  /** A thin line across. */
  rule(): void {
    this.pdf.moveTo(page.margin, this.y).lineTo(right, this.y).lineWidth(0.75).strokeColor(colors.line).stroke();
  }

  /** A row: text on the left, with a note below it, and an amount on the right. */
  row(
    label: string,
    amount: string,
    { note, left = page.margin, ...style }: TextStyle & { note?: string; left?: number } = {},
  ) {
    const width = right - left - 110;
    this.need(note ? 34 : 20);
    const height = this.text(label, left, this.y, { ...style, width });
    this.text(amount, right - 100, this.y, { ...style, width: 100, align: 'right' });
    const below = note ? this.text(note, left, this.y + height, { size: 8, color: colors.quiet, width }) : 0;
    this.y += height + below + 5;
  }

  /** Ends the document. */
  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.pdf.once('end', resolve).once('error', reject));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
