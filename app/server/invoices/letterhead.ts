import { type AgencyLogo, brandingOf, logoFile } from '../../src/domain/logo.ts';
import type { Context } from '../platform/context.ts';
import { colors, page, type Sheet } from './sheet.ts';

const { margin } = page;
const size = 30;

/** The agency's own logo, with its PNG file as a data URL: a document stores that once for all its pages. */
export type PrintedLogo = AgencyLogo & { data: string };

/** The agency's own logo as it is now; null without one. */
export async function printedLogo({
  database,
  settings: { agencyLogo, agencyName },
}: Pick<Context, 'database' | 'settings'>): Promise<PrintedLogo | null> {
  const { logo } = brandingOf(agencyLogo, agencyName);
  if (!agencyLogo || !logo) return null;
  const file = await database
    .selectFrom('pictures')
    .select('content')
    .where('hash', '=', agencyLogo.hash)
    .where('file', '=', logoFile.name)
    .executeTakeFirst();
  return file ? { ...logo, data: `data:image/png;base64,${file.content}` } : null;
}

/**
 * On every page of a document: the logo and the agency's name at the top, the company's details at the bottom.
 * @param details in one line, as `sellerLine` writes them
 * @param own in place of the knot
 */
export function letterhead(sheet: Sheet, name: string, details: string, own: PrintedLogo | null): void {
  const { pdf } = sheet;
  const scale = size / logo.width;
  let width: number = size;
  if (own) {
    const height = (own.height * size) / 27;
    width = (own.width * size) / 27;
    pdf.image(own.data, margin, margin + (size - height) / 2, { width, height });
  } else {
    pdf.save().translate(margin, margin).scale(scale).translate(-logo.left, -logo.top);
    pdf.path(logo.path).fill(pdf.linearGradient(-110, -120, 110, 70).stop(0, colors.from).stop(1, colors.to));
    pdf.restore();
  }
  if (own?.alt !== name) sheet.text(name, margin + width + 8, margin + 5, { size: 13, weight: 600 });
  const foot = page.height - page.foot + 24;
  pdf
    .moveTo(margin, foot)
    .lineTo(page.width - margin, foot)
    .lineWidth(0.75)
    .strokeColor(colors.line)
    .stroke();
  sheet.text(details, margin, foot + 10, { size: 7.5, color: colors.quiet });
  sheet.y = margin + size + 34;
}

/** The outline of the logo, as `Logo` draws it, and the corner of its box. */
export const logo = {
  path: 'M-111.96 60.6A112 112 0 0 1 27.44 -50.85A80.5 80.5 0 0 1 30.4 -24.85A88 88 0 0 0 -87.26 46.34ZM69.49 -30.1A112 112 0 0 1 111.96 60.6L87.26 46.34A88 88 0 0 0 66.06 -0.4A119.5 119.5 0 0 0 69.49 -30.1ZM3.5 -127.26A112 112 0 0 1 30.32 49.19A80.5 80.5 0 0 1 6.32 38.75A88 88 0 0 0 3.5 -98.74ZM-8.68 75.23A112 112 0 0 1 -108.46 66.66L-83.76 52.4A88 88 0 0 0 -32.68 57.41A119.5 119.5 0 0 0 -8.68 75.23ZM108.46 66.66A112 112 0 0 1 -57.76 1.66A80.5 80.5 0 0 1 -36.72 -13.9A88 88 0 0 0 83.76 52.4ZM-60.81 -45.13A112 112 0 0 1 -3.5 -127.26L-3.5 -98.74A88 88 0 0 0 -33.38 -57.01A119.5 119.5 0 0 0 -60.81 -45.13Z',
  left: -124,
  top: -137,
  width: 248,
} as const;
