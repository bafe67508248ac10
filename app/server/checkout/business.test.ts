import { describe, expect, test } from 'vitest';
import { buyerLines } from '../../src/domain/invoice/words.ts';
import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import { invoiceXml } from '../invoices/ubl.ts';
import { openDesk } from '../testing/desk.ts';
import { brokenRules } from '../testing/en16931.ts';
import { bill, cardPayment, companySettings, documentsOf } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { business, order } from '../testing/request.ts';
import { orderOf } from '../testing/serverState.ts';

const address = { line1: 'Ring 5', line2: 'Stiege 2', town: 'Wien', postcode: '1010', country: 'AT' };

describe('an order for a business', async () => {
  const { server, aoife } = await openDesk({ aoife: 'read-only' }, companySettings);

  const placed = async (business?: CheckoutRequest['business']) => {
    const email = `buyer-${crypto.randomUUID()}@example.ie`;
    expect((await order(server, { email, ...(business && { business }) })).status).toBe(200);
    return orderOf(server, email);
  };

  test('has its name, VAT number and address on the invoice, in its XML, and on the desk', async () => {
    const stored = await placed({ company: ' Müller GmbH ', vatNumber: 'de 123.456.789', address });
    expect(stored).toMatchObject({ business: 1, company: 'Müller GmbH', vat_number: 'DE123456789' });
    expect(JSON.parse(stored.address ?? '')).toEqual(address);
    const after = cardPayment(stored, `paid-${stored.id}`, stored.deposit_cents, server.clock.now);
    await bill(server, { order: stored, before: undefined, after, payments: [after] });
    const [invoice] = await documentsOf(server, stored.id);
    if (!invoice) throw new Error('No invoice was issued.');
    expect(invoice.buyer).toMatchObject({ company: 'Müller GmbH', vatNumber: 'DE123456789', address, country: 'AT' });
    const xml = invoiceXml(invoice);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).toContain('<cbc:CompanyID>DE123456789</cbc:CompanyID>');
    for (const [name, text] of [
      ['StreetName', 'Ring 5'],
      ['AdditionalStreetName', 'Stiege 2'],
      ['CityName', 'Wien'],
      ['PostalZone', '1010'],
      ['IdentificationCode', 'AT'],
    ])
      expect(xml).toContain(`<cbc:${name}>${text}</cbc:${name}>`);
    expect(buyerLines(invoice)).toEqual([
      ...['Müller GmbH', 'Ann Byrne', 'Ring 5', 'Stiege 2', 'Wien', '1010', 'Austria', stored.email],
      'VAT no. DE123456789',
    ]);
    const { body } = await aoife.get(`/api/staff/orders/${stored.id}`);
    expect(body.business).toEqual({ company: 'Müller GmbH', vatNumber: 'DE123456789', address });
    const { body: found } = await aoife.get('/api/staff/orders?search=stiege');
    expect(found).toMatchObject({ rows: [{ id: stored.id, business: { address } }] });
  });

  test('needs neither name nor number, but an address in a country; a number has the form of its country', async () => {
    expect(await placed(business)).toMatchObject({ business: 1, company: null, vat_number: null });
    const refused = async (change: object) =>
      (await order(server, { business: { ...business, ...change } })).body.message;
    expect(await refused({ address: undefined })).toBe('The field "business.address" is missing.');
    expect(await refused({ address: { ...address, line1: ' ' } })).toBe('The field "business.address.line1" is empty.');
    expect(await refused({ address: { ...address, country: 'UK' } })).toContain('the country of the business');
    expect(await refused({ vatNumber: 'DE12' }), 'no EU country’s form').toContain('VAT number');
  });

  test('is a consumer’s without a word about a business', async () => {
    const stored = await placed();
    expect(stored).toMatchObject({ business: 0, company: null, vat_number: null });
    expect((await aoife.get(`/api/staff/orders/${stored.id}`)).body.business).toBeNull();
  });
});

test('consumers can’t order where prices don’t include VAT', async () => {
  const server = await openTestServer({ environment: { VAT: 'excluded' } });
  const refused = { status: 400, body: { code: 'businesses-only', message: expect.stringContaining('your business') } };
  expect(await order(server)).toMatchObject(refused);
  expect(await order(server, { business })).toMatchObject(refused);
  expect(await server.database.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await order(server, { business: { ...business, company: 'Byrne Ltd' } })).status).toBe(200);
});
