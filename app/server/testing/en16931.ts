import { JSDOM } from 'jsdom';
import { isCountry } from '../../src/domain/countries.ts';
import { countryOfVatNumber } from '../../src/domain/forms/vatNumber.ts';

/** An element of an electronic invoice, read by paths such as `cac:Party/cbc:Name`. */
interface Place {
  all: (path: string) => Place[];
  /** The text; null when there is no such element, or it is empty. */
  text: (path: string) => string | null;
  /** The names of its elements. */
  parts: readonly string[];
}

function placeOf(element: Element): Place {
  const all = (path: string): Element[] =>
    path
      .split('/')
      .reduce<Element[]>(
        (found, name) => found.flatMap((each) => [...each.children].filter((child) => child.nodeName === name)),
        [element],
      );
  return {
    all: (path) => all(path).map(placeOf),
    text: (path) => all(path)[0]?.textContent?.trim() || null,
    parts: [...element.children].map(({ localName }) => localName),
  };
}

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';
const sums = 'cac:LegalMonetaryTotal';
const taxes = 'cac:TaxTotal/cac:TaxSubtotal';
const vatId = 'cac:PartyTaxScheme/cbc:CompanyID';

const cents = (text: string | null) => Math.round(Number(text) * 100);

/** The order of the elements in the schema of UBL, as far as we use them. */
const order = [
  ...['CustomizationID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode', 'CreditNoteTypeCode', 'Note'],
  ...['DocumentCurrencyCode', 'OrderReference', 'BillingReference', 'AccountingSupplierParty'],
  ...['AccountingCustomerParty', 'PaymentMeans', 'PaymentTerms', 'TaxTotal', 'LegalMonetaryTotal'],
  ...['InvoiceLine', 'CreditNoteLine'],
];

const addressOrder = ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'Country'];

/** The rules of EN 16931 that a document breaks: BR-1 to BR-16, the sums, and those of its VAT category. */
export function brokenRules(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const { documentElement: root } = document;
  const { all, text } = placeOf(root);
  const kind = root.nodeName;
  const lines = all(`cac:${kind}Line`);
  const quantity = kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  const sum = (name: string) => cents(text(`${sums}/cbc:${name}`));
  const net = (line: Place) => cents(line.text('cbc:LineExtensionAmount'));
  const subtotals = all(taxes);
  const category = text(`${taxes}/cac:TaxCategory/cbc:ID`);
  const lineCategories = lines.map((line) => line.text('cac:Item/cac:ClassifiedTaxCategory/cbc:ID'));
  const places = [...root.children].map(({ localName }) => order.indexOf(localName));
  const rules: Readonly<Record<string, boolean>> = {
    'schema: order of an address': [seller, buyer].every((party) => {
      const parts = [...(all(`${party}/cac:PostalAddress`)[0]?.parts ?? [])].map((name) => addressOrder.indexOf(name));
      return parts.every((place, at) => place > (parts[at - 1] ?? -1));
    }),
    'UBL IND5 no empty element': [...root.querySelectorAll('*')].every((each) => each.textContent?.trim()),
    'schema: order of elements': places.every((place, at) => place >= (places[at - 1] ?? 0)),
    'BR-01 specification': text('cbc:CustomizationID') !== null,
    'BR-02 number': text('cbc:ID') !== null,
    'BR-03 day': /^\d{4}-\d\d-\d\d$/.test(text('cbc:IssueDate') ?? ''),
    'BR-04 type': text(`cbc:${kind}TypeCode`) === (kind === 'Invoice' ? '380' : '381'),
    'BR-05 currency': text('cbc:DocumentCurrencyCode') === 'EUR',
    'BR-06 name of the seller': text(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`) !== null,
    'BR-07 name of the buyer': text(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`) !== null,
    'BR-08 address of the seller': all(`${seller}/cac:PostalAddress`).length === 1,
    'BR-09 country of the seller': /^[A-Z]{2}$/.test(
      text(`${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) ?? '',
    ),
    'BR-10 address of the buyer': all(`${buyer}/cac:PostalAddress`).length === 1,
    'BR-11 country of the buyer': /^[A-Z]{2}$/.test(
      text(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) ?? '',
    ),
    'BR-12 sum of the lines': text(`${sums}/cbc:LineExtensionAmount`) !== null,
    'BR-13 total without VAT': text(`${sums}/cbc:TaxExclusiveAmount`) !== null,
    'BR-14 total with VAT': text(`${sums}/cbc:TaxInclusiveAmount`) !== null,
    'BR-15 amount due': text(`${sums}/cbc:PayableAmount`) !== null,
    'BR-16 lines': lines.length > 0,
    'BR-21 to BR-27 of each line': lines.every(
      (line) =>
        line.text('cbc:ID') !== null &&
        line.text(quantity) !== null &&
        line.text('cac:Item/cbc:Name') !== null &&
        cents(line.text('cac:Price/cbc:PriceAmount')) >= 0 &&
        cents(line.text('cac:Price/cbc:PriceAmount')) * Number(line.text(quantity)) === net(line),
    ),
    'BR-CO-04 VAT category of each line': lineCategories.every((each) => each === category),
    'BR-CO-09 country of VAT numbers': [seller, buyer].every((party) =>
      isCountry(countryOfVatNumber(text(`${party}/${vatId}`) ?? 'IE')),
    ),
    'BR-CO-10 sum of the lines': lines.reduce((total, line) => total + net(line), 0) === sum('LineExtensionAmount'),
    'BR-CO-13 total without VAT': sum('TaxExclusiveAmount') === sum('LineExtensionAmount'),
    'BR-CO-14 sum of VAT':
      subtotals.reduce((total, each) => total + cents(each.text('cbc:TaxAmount')), 0) ===
      cents(text('cac:TaxTotal/cbc:TaxAmount')),
    'BR-CO-15 total with VAT':
      sum('TaxInclusiveAmount') === sum('TaxExclusiveAmount') + cents(text('cac:TaxTotal/cbc:TaxAmount')),
    'BR-CO-16 amount due': sum('PayableAmount') === sum('TaxInclusiveAmount') - sum('PrepaidAmount'),
    'BR-CO-17 VAT by its rate': subtotals.every((each) => {
      const rate = Number(each.text('cac:TaxCategory/cbc:Percent') ?? 0);
      // A cent of rounding: VAT is worked out from the price with VAT.
      return Math.abs(cents(each.text('cbc:TaxableAmount')) * (rate / 100) - cents(each.text('cbc:TaxAmount'))) <= 1.5;
    }),
    'BR-CO-18 VAT breakdown': subtotals.length === 1,
    'BR-CO-25 terms of what is due': sum('PayableAmount') <= 0 || text('cac:PaymentTerms/cbc:Note') !== null,
    'BR-CO-26 number of the seller':
      text(`${seller}/${vatId}`) !== null || text(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`) !== null,
    'BR-DEC at most two decimals': !/Amount currencyID="EUR">-?\d+\.\d{3}/.test(xml),
    'BR-S-02 and BR-Z-02 VAT number of the seller': category === 'O' || text(`${seller}/${vatId}`) !== null,
    'BR-S-05 and BR-Z-05 rate':
      category === 'O' || (category === 'Z') === (cents(text(`${taxes}/cac:TaxCategory/cbc:Percent`)) === 0),
    'BR-O-02 no VAT numbers': category !== 'O' || [seller, buyer].every((party) => text(`${party}/${vatId}`) === null),
    'BR-O-05 no rate': category !== 'O' || !xml.includes('<cbc:Percent>'),
    'BR-O-10 reason': category !== 'O' || text(`${taxes}/cac:TaxCategory/cbc:TaxExemptionReason`) !== null,
  };
  return Object.entries(rules).flatMap(([name, isKept]) => (isKept ? [] : [name]));
}
