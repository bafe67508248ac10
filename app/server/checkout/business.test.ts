import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countryName } from '../../src/domain/seller.ts';
import { invoiceXml } from '../invoices/ubl.ts';
import { databaseKinds } from '../testing/databases.ts';
import { bill, cardPayment, companySettings, documentsOf } from '../testing/invoices.ts';
import { order } from '../testing/request.ts';
import { invite, type Member, staffMember } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

describe.each(databaseKinds)('an order for a business, on $name', ({ create }) => {
  let server: TestServer;
  let aoife: Member;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...companySettings, RATE_LIMIT: '0', ...(await create()) } });
    await invite(server, 'aoife@agency.example', 'read-only');
    aoife = await staffMember(server, 'aoife@agency.example');
  });
  afterAll(() => server.close());

  const placed = async (business?: { company: string | null; vatNumber: string | null }) => {
    const email = `buyer-${crypto.randomUUID()}@example.ie`;
    const answer = await order(server, { email, ...(business && { business }) });
    expect(answer.status).toBe(200);
    return server.database.selectFrom('orders').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  };

  test('has its name and VAT number on the invoice, in its XML, and on the desk', async () => {
    const stored = await placed({ company: ' Müller GmbH ', vatNumber: 'de 123.456.789' });
    expect(stored).toMatchObject({ business: 1, company: 'Müller GmbH', vat_number: 'DE123456789' });
    const after = cardPayment(stored, `paid-${stored.id}`, stored.deposit_cents, server.clock.now);
    await bill(server, { order: stored, before: undefined, after, payments: [after] });
    const [invoice] = await documentsOf(server, stored.id);
    if (!invoice) throw new Error('No invoice was issued.');
    expect(invoice.buyer).toMatchObject({ company: 'Müller GmbH', vatNumber: 'DE123456789' });
    expect(countryName(invoice.buyer.country)).toBe('Germany');
    expect(invoiceXml(invoice)).toContain('<cbc:CompanyID>DE123456789</cbc:CompanyID>');
    const { body } = await aoife.get(`/api/staff/orders/${stored.id}`);
    expect(body.business).toEqual({ company: 'Müller GmbH', vatNumber: 'DE123456789' });
  });

  test('needs neither', async () => {
    expect(await placed({ company: null, vatNumber: null })).toMatchObject({
      business: 1,
      company: null,
      vat_number: null,
    });
  });

  test('is refused with a number of no EU country’s form', async () => {
    const answer = await order(server, { business: { company: null, vatNumber: 'DE12' } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('VAT number');
  });

  test('is a consumer’s without a word about a business', async () => {
    const stored = await placed();
    expect(stored).toMatchObject({ business: 0, company: null, vat_number: null });
    expect((await aoife.get(`/api/staff/orders/${stored.id}`)).body.business).toBeNull();
  });
});

test('consumers can’t order where prices don’t include VAT', async () => {
  const server = await startTestServer({ environment: { VAT: 'excluded' } });
  const refused = { status: 400, body: { code: 'businesses-only', message: expect.stringContaining('your business') } };
  expect(await order(server)).toMatchObject(refused);
  expect(await order(server, { business: { company: null, vatNumber: null } })).toMatchObject(refused);
  expect(await server.database.selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await order(server, { business: { company: 'Byrne Ltd', vatNumber: null } })).status).toBe(200);
  await server.close();
});
