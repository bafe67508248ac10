import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { solidStrand } from '../../src/shell/art/strands.ts';
import { sampleInvoice } from '../testing/invoices.ts';
import { readPdf } from '../testing/readPdf.ts';
import { missingLetters, runsOf } from './fonts.ts';
import { logo } from './letterhead.ts';
import { invoicePdf } from './pdf.ts';

const textOf = async (invoice = sampleInvoice()) => readPdf(await invoicePdf(invoice, null));

describe('the PDF of an invoice', () => {
  test('names seller and buyer, number and day, lines, VAT, what was paid and what is due', async () => {
    expect((await textOf()).split('\n')).toEqual([
      'Knot & Sons',
      expect.stringContaining('Knot and Sons Limited, trading as Knot & Sons · Company no. 123456'),
      expect.stringContaining('Directors: Ann Byrne'),
      'Invoice 2026-0001',
      ...['Date', '20 November 2026', 'Paid on', '20 November 2026', 'Order', '0A1B2C3D'],
      ...['From', 'Knot and Sons Limited', '1 Main Street', 'Dublin 2', 'D02 XY45', 'Ireland', 'Company no. 123456'],
      ...['VAT no. IE1234567A', '+353 1 234 5678', 'office@agency.example'],
      ...['To', 'Zoë ', 'Ż', 'ak', 'zoe@example.ie'],
      ...['What', 'Euro, with VAT'],
      ...['Deposit: Trinity Core + Full System platform', '€396.00', '20%, €396 of €1,980'],
      ...['Net', '€321.95', 'VAT 23%', '€74.05', 'Total', '€396.00'],
      ...['Paid by card on 20 November 2026', '−€396.00', 'Due', '€0.00'],
      'Your order',
      ...['Trinity Core', '€600.00', 'Expense Manager, MCD and RCD, beta price'],
      ...['Platform, Full System', '€1,600.00', 'Middle of €1,200–€2,000'],
      ...['Bundle discount', '−€220.00', '10% off a system and a platform ordered together'],
      ...['Price of the order', '€1,980.00', 'Paid, 2026-0001', '−€396.00', 'Still to pay', '€1,584.00'],
    ]);
  });

  test('of a credit note names the invoice, and what is no longer due', async () => {
    const invoice = sampleInvoice(
      { kind: 'credit-note', number: 'CN-2026-0001', corrects: { number: '2026-0001', issuedOn: '2026-11-20' } },
      { mode: 'excluded', rate: 23 },
    );
    const text = await textOf(invoice);
    expect(text).toContain('Credit note CN-2026-0001\n');
    expect(text).toContain('Returned by card on 20 November 2026\n€396.00\nNo longer due\n€91.08\n');
    expect(text).toContain('Credits 2026-0001 of 20 November 2026.');
  });

  test('says what is due when the prices don’t include VAT, and when there is none', async () => {
    expect(await textOf(sampleInvoice({}, { mode: 'excluded', rate: 23 }))).toContain(
      'Please transfer €91.08 and quote 2026-0001.',
    );
    const none = await textOf(sampleInvoice({}, { mode: 'none', rate: 0 }));
    expect(none).toContain('This document states no VAT.');
    expect(none).not.toContain('VAT 0%');
  });

  test('of the demo checkout says that no money moved', async () => {
    const text = await textOf(sampleInvoice({ paid: { amount: 39_600, on: '2026-11-20', by: 'demo' } }));
    expect(text).toContain('no money moved');
  });

  test('is PDF/A-3 with embedded fonts, and always has the same bytes', async () => {
    const [one, two] = await Promise.all([invoicePdf(sampleInvoice(), null), invoicePdf(sampleInvoice(), null)]);
    expect(one.equals(two)).toBe(true);
    const raw = one.toString('latin1');
    expect(raw).toMatch(/^%PDF-1\.7/);
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(raw).toContain('/OutputIntents');
    expect(raw.match(/\/Subtype \/Type0/g)).toHaveLength(raw.match(/\/FontFile2 /g)?.length ?? 0);
    expect(raw).not.toMatch(/\/Subtype \/Type1\b|\/Encrypt|\/JavaScript/);
  });

  test.each([
    ['beside a logo', { alt: '', width: 27, height: 27 }, true],
    ['in a logo that contains it', { alt: 'Knot & Sons', width: 108, height: 27 }, false],
  ])('has the name %s, once for all pages', async (_, size, isBeside) => {
    const png = sharp({ create: { width: 80, height: 20, channels: 4, background: '#0008' } }).png();
    const data = `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`;
    const lines = Array.from({ length: 40 }, (_, at) => ({ label: `Line ${at}`, rule: 'Rule', amount: 100, net: 100 }));
    const pdf = await invoicePdf(sampleInvoice({ lines }), { src: '/logo.png', ...size, data });
    // The picture and what is transparent of it.
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
    expect(/^Knot & Sons$/m.test(readPdf(pdf))).toBe(isBeside);
  });

  test('continues on another page, with the letterhead', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({ label: `Line ${at}`, rule: 'Rule', amount: 100, net: 100 }));
    const pdf = await invoicePdf(sampleInvoice({ lines }), null);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
    expect(readPdf(pdf).match(/^Knot & Sons$/gm)?.length).toBeGreaterThan(2);
    expect(readPdf(pdf)).toContain('Line 39');
    expect(readPdf(pdf).match(/^What\nEuro, with VAT$/gm)).toHaveLength(3);
    expect(readPdf(pdf).match(/^Page \d of \d$/gm)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  });

  test('keeps a heading with the first row below it, wherever the lines end', async () => {
    const rule = 'A rule that takes several lines, as those of an agreed price may. '.repeat(9);
    const invoice = sampleInvoice();
    const pages = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const lines = Array.from({ length: at + 2 }, () => ({ label: 'Line', rule: 'Rule', amount: 100, net: 100 }));
        const order = { ...invoice.order, lines: [{ label: 'First', rule, amount: 100 }] };
        return (await textOf(sampleInvoice({ lines, order }))).split(/^Page \d of \d$/m);
      }),
    );
    const headed = pages.flat().filter((page) => page.includes('Your order'));
    expect(headed).toHaveLength(16);
    for (const page of headed) expect(page).toMatch(/Your order\nFirst/);
    expect(pages.some(([first]) => !first?.includes('Your order'))).toBe(true);
  });

  test('keeps its sums on one page, wherever the lines end', async () => {
    const endings = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const line = { label: 'Line', rule: 'Rule', amount: 100, net: 100 };
        const text = await textOf(sampleInvoice({ lines: Array.from({ length: at + 6 }, () => line) }));
        const [first = '', ...others] = text.split('Page 1 of 2\n');
        // The page on which the sums begin is the one on which they end.
        return [others.length, /\nNet\n/.test(first), /\nDue\n/.test(first)];
      }),
    );
    expect(new Set(endings.map(([, net, due]) => `${net} ${due}`))).toEqual(new Set(['true true', 'false false']));
  });
});

describe('letters that the typeface of the site doesn’t have', () => {
  test.each([
    ['Greek', 'Ελληνική Εταιρεία ΑΕ', 'Γιώργος ᾅδης'],
    ['Cyrillic', 'ООО Ромашка', 'Ольга Ґудзь Ўзбек'],
    ['Chinese', '上海东方贸易有限公司', '王喆'],
    ['Vietnamese', 'Nguyễn Thị Ưởng', 'Ọ́lá'],
  ])('are written in another: %s', async (_script, company, name) => {
    const text = await textOf(sampleInvoice({ buyer: { ...sampleInvoice().buyer, company, name } }));
    const written = text.slice(text.indexOf('\nTo\n') + 4, text.indexOf('\nzoe@')).replaceAll('\n', '');
    expect(written).toBe(`${company}${name}`);
  });

  test('join and run from right to left in Arabic, also over several lines and beside other words', async () => {
    const company = 'شركة الاتصالات السعودية المحدودة للتجارة والمقاولات العامة والاستيراد';
    const name = 'محمد حسن (Knot & Co) ٢٠٢٦';
    const text = await textOf(sampleInvoice({ buyer: { ...sampleInvoice().buyer, company, name } }));
    const written = text.slice(text.indexOf('\nTo\n') + 4, text.indexOf('\nzoe@')).split('\n');
    // As seen from left to right, one line after the other.
    expect(written.filter((part) => part !== ' ')).toEqual([
      ...['العامة', 'والمقاولات', 'للتجارة', 'المحدودة', 'السعودية', 'الاتصالات', 'شركة', 'والاستيراد'],
      ...['٢٠٢٦', '(', 'Knot', '&', 'Co', ')', 'حسن', 'محمد'],
    ]);
  });

  test('are seen to be missing when no font has them', async () => {
    expect(runsOf('Łódź 한국', 400)).toEqual([
      { font: 'instrument-sans-latin-ext-400', text: 'Ł' },
      { font: 'instrument-sans-latin-400', text: 'ód' },
      { font: 'instrument-sans-latin-ext-400', text: 'ź' },
      { font: 'instrument-sans-latin-400', text: ' ' },
      { font: 'noto-sans-latin-400', text: '\u{FFFD}\u{FFFD}' },
    ]);
    expect(missingLetters('Łódź 한국 王 👩‍💻')).toEqual(['한', '국', '👩', '💻']);
  });
});

test('the logo is that of the site', () => {
  expect(logo.path).toBe([0, 1, 2].map((strand) => solidStrand(12, 19.5, 7, strand)).join(''));
});
