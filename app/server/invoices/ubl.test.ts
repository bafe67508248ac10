import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumsOf } from '../../src/domain/invoice/invoice.ts';
import { brokenRules } from '../testing/en16931.ts';
import { sampleInvoice } from '../testing/invoices.ts';
import { invoiceXml } from './ubl.ts';

const { seller } = sampleInvoice();
const buyer = {
  ...sampleInvoice().buyer,
  company: 'Byrne Ltd',
  vatNumber: 'IE1234567A',
  address: { line1: '5 Mill Lane', line2: 'Unit 4', town: 'Cork', postcode: 'T12 AB34', country: 'IE' },
};
const corrects = { number: '2026-0001', issuedOn: '2026-11-20' };

describe('the electronic invoice', () => {
  test.each([
    ['an invoice', sampleInvoice()],
    ['a credit note', sampleInvoice({ kind: 'credit-note', number: 'CN-2026-0001', corrects })],
    ['without VAT', sampleInvoice({}, { mode: 'none', rate: 0 })],
    [
      'of a company without a VAT number',
      sampleInvoice({ seller: { ...seller, vatNumber: null } }, { mode: 'none', rate: 0 }),
    ],
    ['of a sole trader with a VAT number', sampleInvoice({ seller: { ...seller, companyNumber: null } })],
    [
      'of a seller without any other detail',
      sampleInvoice({ seller: { ...seller, legalName: null, address: null, phone: null, email: null } }),
    ],
    ['for a business', sampleInvoice({ buyer })],
    [
      'for a business elsewhere in the EU',
      sampleInvoice({ buyer: { ...buyer, vatNumber: 'DE123456789', country: 'DE' } }),
    ],
    ['for a business, without VAT', sampleInvoice({ buyer }, { mode: 'none', rate: 0 })],
    ['for a business, credited', sampleInvoice({ buyer, kind: 'credit-note', number: 'CN-2026-0001', corrects })],
    ['paid by transfer', sampleInvoice({ paid: { ...sampleInvoice().paid, by: 'transfer' } })],
    ['of the demo', sampleInvoice({ paid: { ...sampleInvoice().paid, by: 'demo' } })],
    [
      'credited with VAT on top',
      sampleInvoice({ kind: 'credit-note', number: 'CN-2026-0001', corrects }, { mode: 'excluded', rate: 23 }),
    ],
    ['at a rate of zero', sampleInvoice({}, { mode: 'included', rate: 0 })],
    ['with VAT on top', sampleInvoice({}, { mode: 'excluded', rate: 23 })],
  ])('keeps the rules of EN 16931: %s', (_name, invoice) => {
    expect(brokenRules(invoiceXml(invoice))).toEqual([]);
  });

  test.each([
    ['ie 1234567-a', 'IE', 'IE1234567A'],
    ['1234567A', 'IE', 'IE1234567A'],
    ['123456789', 'GR', 'EL123456789'],
    ['EL123456789', 'GR', 'EL123456789'],
    ['XI123456789', 'GB', 'XI123456789'],
    ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST'],
  ])('names the country of the seller’s VAT number, however it is written: %s, %s', (vatNumber, country, written) => {
    const xml = invoiceXml(sampleInvoice({ seller: { ...seller, vatNumber, country } }));
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain(`<cbc:CompanyID>${written}</cbc:CompanyID>`);
  });

  test.each([
    ['names without a letter that XML allows', { buyer: { ...buyer, name: '\uffff', company: '\ufffe' } }],
    ['a registered office with commas too many', { seller: { ...seller, address: ', 1 Main Street,, Dublin,' } }],
    ['a registered office of commas', { seller: { ...seller, address: ', ,' } }],
  ])('has no empty element: %s', (_name, change) => {
    expect(brokenRules(invoiceXml(sampleInvoice(change)))).toEqual([]);
  });

  test('of a seller without a number breaks them', () => {
    const unnumbered = { ...seller, companyNumber: null };
    expect(brokenRules(invoiceXml(sampleInvoice({ seller: unnumbered }, { mode: 'none', rate: 0 })))).toEqual([
      'BR-CO-26 number of the seller',
    ]);
  });

  test('keeps them for every price, discount, mode and rate', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 6 });
    const vat = fc.record({
      mode: fc.constantFrom('included' as const, 'excluded' as const),
      rate: fc.constantFrom(0, 4.8, 9, 13.5, 19, 23, 25.5),
    });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 0.9, noNaN: true }), vat, (list, discount, given) => {
        const sum = list.reduce((total, amount) => total + amount, 0);
        const lines = [...list, -Math.floor(sum * discount)].map((amount, at) => ({
          label: `Line ${at}`,
          rule: '',
          amount,
        }));
        const sums = sumsOf(lines, given);
        const amount = lines.reduce((total, line) => total + line.amount, 0);
        const paid = { amount, on: '2026-11-20', by: 'card' as const };
        expect(brokenRules(invoiceXml(sampleInvoice({ ...sums, paid, due: sums.total - amount })))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('names the invoice that a credit note is about, and escapes every text', () => {
    const escaped = { ...sampleInvoice().buyer, name: 'Ann <b>"&\u0007 Byrne', company: 'Knot & Co' };
    const xml = invoiceXml(sampleInvoice({ kind: 'credit-note', number: 'CN-2026-0001', corrects, buyer: escaped }));
    expect(xml).toContain('<cac:InvoiceDocumentReference>\n      <cbc:ID>2026-0001</cbc:ID>');
    expect(xml).toContain('<cbc:Name>Ann &lt;b&gt;&quot;&amp;\u{FFFD} Byrne</cbc:Name>');
    expect(xml).toContain('<cbc:RegistrationName>Knot &amp; Co</cbc:RegistrationName>');
  });
});
