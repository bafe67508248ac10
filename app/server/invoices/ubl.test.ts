import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumsOf } from '../../src/domain/invoice/invoice.ts';
import { brokenRules } from '../testing/en16931.ts';
import { sampleInvoice } from '../testing/invoices.ts';
import { invoiceXml } from './ubl.ts';

const corrects = { number: '2026-0001', issuedOn: '2026-11-20' };

describe('the electronic invoice', () => {
  test.each([
    ['an invoice', sampleInvoice()],
    ['a credit note', sampleInvoice({ kind: 'credit-note', number: 'CN-2026-0001', corrects })],
    ['without VAT', sampleInvoice({}, { mode: 'none', rate: 0 })],
    ['at a rate of zero', sampleInvoice({}, { mode: 'included', rate: 0 })],
    ['with VAT on top', sampleInvoice({}, { mode: 'excluded', rate: 23 })],
  ])('keeps the rules of EN 16931: %s', (_name, invoice) => {
    expect(brokenRules(invoiceXml(invoice))).toEqual([]);
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
    const buyer = { ...sampleInvoice().buyer, name: 'Ann <b>"&\u0007 Byrne', company: 'Knot & Co' };
    const xml = invoiceXml(sampleInvoice({ kind: 'credit-note', number: 'CN-2026-0001', corrects, buyer }));
    expect(xml).toContain('<cac:InvoiceDocumentReference>\n      <cbc:ID>2026-0001</cbc:ID>');
    expect(xml).toContain('<cbc:Name>Ann &lt;b&gt;&quot;&amp; Byrne</cbc:Name>');
    expect(xml).toContain('<cbc:RegistrationName>Knot &amp; Co</cbc:RegistrationName>');
  });

  test('the check finds what is missing or adds up wrongly', () => {
    const xml = invoiceXml(sampleInvoice());
    expect(brokenRules(xml.replace(/<cbc:DocumentCurrencyCode>.*\n/, ''))).toEqual(['BR-05 currency']);
    expect(
      brokenRules(xml.replace('<cbc:PayableAmount currencyID="EUR">0.00', '<cbc:PayableAmount currencyID="EUR">0.01')),
    ).toEqual(['BR-CO-16 amount due', 'BR-CO-25 terms of what is due']);
    expect(
      brokenRules(
        xml.replace(
          '321.95</cbc:LineExtensionAmount>\n    <cac:Item>',
          '321.94</cbc:LineExtensionAmount>\n    <cac:Item>',
        ),
      ),
    ).toEqual(['BR-21 to BR-27 of each line', 'BR-CO-10 sum of the lines']);
  });
});
