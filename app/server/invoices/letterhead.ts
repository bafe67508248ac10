import { logo } from './logo.ts';
import { colors, page, type Sheet } from './sheet.ts';

const { margin } = page;
const size = 30;

/**
 * On every page of a document: the logo and the agency's name at the top, the company's details at the bottom.
 * @param details in one line, as `sellerLine` writes them
 */
export function letterhead(sheet: Sheet, name: string, details: string): void {
  const { pdf } = sheet;
  const scale = size / logo.width;
  pdf.save().translate(margin, margin).scale(scale).translate(-logo.left, -logo.top);
  pdf.path(logo.path).fill(pdf.linearGradient(-110, -120, 110, 70).stop(0, colors.from).stop(1, colors.to));
  pdf.restore();
  sheet.text(name, margin + size + 8, margin + 5, { size: 13, weight: 600 });
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
