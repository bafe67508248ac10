import { withCountry } from '../../src/domain/forms/vatNumber.ts';
import type { Invoice, InvoiceLine } from '../../src/domain/invoice/invoice.ts';
import { invoiceNotes, invoiceTitle } from '../../src/domain/invoice/words.ts';
import { decimals } from '../../src/domain/money.ts';
import { sellerName } from '../../src/domain/seller.ts';

/** An XML element, or text. */
export type Node = Element | string;

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
}

type Child = Node | null | false;

/** An element. Children that are null or false are left out. */
export const element = (
  name: string,
  children: Child | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({
  name,
  attributes,
  children: [children].flat().filter((child): child is Node => child !== null && child !== false),
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text. A character that XML 1.0 doesn't allow is replaced, so that a text of nothing else isn't empty. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

function written(node: Node, indent: string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `${indent}<${node.name}${attributes.join('')}>`;
  const isText = node.children.every((child) => typeof child === 'string');
  if (isText) return `${open}${node.children.map((child) => written(child, '')).join('')}</${node.name}>`;
  const inner = node.children.map((child) => written(child, `${indent}  `));
  return [open, ...inner, `${indent}</${node.name}>`].join('\n');
}

const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

const currency = { currencyID: 'EUR' };
const amount = (name: string, cents: number) => element(`cbc:${name}`, decimals(cents), currency);
const cbc = (name: string, text: string | null, attributes = {}) =>
  text === null ? null : element(`cbc:${name}`, text, attributes);
const cac = (name: string, children: Parameters<typeof element>[1]) => element(`cac:${name}`, children);

/**
 * A document as UBL 2.1 by the European norm for electronic invoices (EN 16931). "BT" and "BR" in tests are its terms and rules.
 */
export function invoiceXml(invoice: Invoice): string {
  const { kind, number, issuedOn, order, net, total, vatAmount, due, paid, corrects } = invoice;
  const isCredit = kind === 'credit-note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const notes = invoiceNotes(invoice).join(' ');
  return xmlDocument(
    element(
      root,
      [
        cbc('CustomizationID', 'urn:cen.eu:en16931:2017'),
        cbc('ID', number),
        cbc('IssueDate', issuedOn),
        !isCredit && due > 0 && cbc('DueDate', issuedOn),
        cbc(`${root}TypeCode`, isCredit ? '381' : '380'),
        cbc('Note', notes === '' ? null : notes),
        cbc('DocumentCurrencyCode', 'EUR'),
        cac('OrderReference', cbc('ID', order.reference)),
        corrects &&
          cac(
            'BillingReference',
            cac('InvoiceDocumentReference', [cbc('ID', corrects.number), cbc('IssueDate', corrects.issuedOn)]),
          ),
        seller(invoice),
        buyer(invoice),
        // A transfer's own code asks for an account number, which no setting has.
        cac('PaymentMeans', cbc('PaymentMeansCode', paid.by === 'card' ? '48' : '1')),
        due > 0 && cac('PaymentTerms', cbc('Note', `${decimals(due)} EUR by transfer, quoting ${number}`)),
        cac('TaxTotal', [
          amount('TaxAmount', vatAmount),
          cac('TaxSubtotal', [amount('TaxableAmount', net), amount('TaxAmount', vatAmount), category(invoice, true)]),
        ]),
        cac('LegalMonetaryTotal', [
          amount('LineExtensionAmount', net),
          amount('TaxExclusiveAmount', net),
          amount('TaxInclusiveAmount', total),
          amount('PrepaidAmount', paid.amount),
          amount('PayableAmount', due),
        ]),
        ...invoice.lines.map((line, at) => lineOf(invoice, line, at)),
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  );
}

const vatScheme = cac('TaxScheme', cbc('ID', 'VAT'));

/** S: a rate; Z: the rate is zero; O: no VAT is stated. */
function category({ vat: { mode, rate } }: Invoice, isTotal: boolean) {
  const isOutside = mode === 'none';
  return cac(isTotal ? 'TaxCategory' : 'ClassifiedTaxCategory', [
    cbc('ID', isOutside ? 'O' : rate === 0 ? 'Z' : 'S'),
    isOutside ? null : cbc('Percent', String(rate)),
    isOutside && isTotal ? cbc('TaxExemptionReasonCode', 'VATEX-EU-O') : null,
    isOutside && isTotal ? cbc('TaxExemptionReason', 'This document states no VAT.') : null,
    vatScheme,
  ]);
}

/** Without VAT, the norm allows no VAT numbers. */
const vatParty = ({ vat }: Invoice, number: string | null, code: string) =>
  number !== null &&
  vat.mode !== 'none' &&
  cac('PartyTaxScheme', [cbc('CompanyID', withCountry(number, code)), vatScheme]);

const country = (code: string) => cac('Country', cbc('IdentificationCode', code));

function seller(invoice: Invoice) {
  const { seller: from } = invoice;
  const parts = from.address?.split(',').map((part) => part.trim()) ?? [];
  const [street = null, ...rest] = parts.filter((part) => part !== '');
  return cac(
    'AccountingSupplierParty',
    cac('Party', [
      cac('PartyName', cbc('Name', from.name)),
      cac('PostalAddress', [
        cbc('StreetName', street),
        cbc('CityName', rest.length > 0 ? rest.join(', ') : null),
        country(from.country),
      ]),
      vatParty(invoice, from.vatNumber, from.country),
      cac('PartyLegalEntity', [cbc('RegistrationName', sellerName(from)), cbc('CompanyID', from.companyNumber)]),
      (from.phone !== null || from.email !== null) &&
        cac('Contact', [cbc('Telephone', from.phone), cbc('ElectronicMail', from.email)]),
    ]),
  );
}

function buyer(invoice: Invoice) {
  const { name, email, company, vatNumber, address, country: code } = invoice.buyer;
  return cac(
    'AccountingCustomerParty',
    cac('Party', [
      cac('PostalAddress', [
        cbc('StreetName', address?.line1 ?? null),
        cbc('AdditionalStreetName', address?.line2 ?? null),
        cbc('CityName', address?.town ?? null),
        cbc('PostalZone', address?.postcode ?? null),
        country(code),
      ]),
      vatParty(invoice, vatNumber, code),
      cac('PartyLegalEntity', cbc('RegistrationName', company ?? name)),
      cac('Contact', [cbc('Name', name), cbc('ElectronicMail', email)]),
    ]),
  );
}

/** A price is never below zero: a discount is a quantity of minus one. */
function lineOf(invoice: Invoice, { label, rule, net }: InvoiceLine, at: number) {
  const isCredit = invoice.kind === 'credit-note';
  const [name, quantity] = isCredit ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity'];
  return cac(name as string, [
    cbc('ID', String(at + 1)),
    cbc(quantity as string, net < 0 ? '-1' : '1', { unitCode: 'C62' }),
    amount('LineExtensionAmount', net),
    cac('Item', [
      cbc('Description', rule === '' ? null : rule),
      cbc('Name', label === '' ? invoiceTitle(invoice) : label),
      category(invoice, false),
    ]),
    cac('Price', amount('PriceAmount', Math.abs(net))),
  ]);
}
