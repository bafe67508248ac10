import { describe, expect, test } from 'vitest';
import type { ListedInvoice } from '../../src/domain/contract/invoice.ts';
import { type Browser, browser, member } from '../testing/accounts.ts';
import { brokenRules } from '../testing/en16931.ts';
import { companySettings } from '../testing/invoices.ts';
import { openMember, openTestServer } from '../testing/openTestServer.ts';
import { readPdf } from '../testing/readPdf.ts';
import { order } from '../testing/request.ts';
import { orderOf, sendForm } from '../testing/serverState.ts';

const server = await openTestServer({ environment: companySettings });
const reader = await openMember(server, 'read-only');

/** An order that is paid in the demo checkout. @returns its id */
async function paid(email: string, name = 'Ann Byrne'): Promise<string> {
  const { body } = await order(server, { email, name });
  await sendForm(server, new URL(String(body.url)).pathname, { choice: 'pay' });
  return (await orderOf(server, email)).id;
}

async function invoicesOf(visitor: Browser): Promise<ListedInvoice[]> {
  const { body } = await visitor.get('/api/account');
  return (body.orders as { invoices: ListedInvoice[] }[]).flatMap(({ invoices }) => invoices);
}

describe('downloading invoices', () => {
  test('a customer gets those of their own orders, which no cache keeps', async () => {
    const ann = await member(server, 'ann@example.ie');
    await paid('ann@example.ie');
    const [invoice] = await invoicesOf(ann);
    expect(invoice).toMatchObject({ number: '2026-0001', kind: 'invoice', issuedOn: '2026-11-20', total: 39_600 });
    const path = `/api/account/invoices/${invoice?.id}`;
    const pdf = await ann.download(`${path}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="invoice-2026-0001.pdf"');
    expect(readPdf(pdf.bytes)).toContain('Invoice 2026-0001\n');
    const xml = await ann.download(`${path}/xml`);
    expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(brokenRules(xml.bytes.toString())).toEqual([]);
    expect((await ann.download(`${path}/doc`)).status).toBe(400);
  });

  test('not those of others, and none without a login', async () => {
    const ben = await member(server, 'ben@example.ie');
    await paid('ben@example.ie');
    const [own] = await invoicesOf(ben);
    const eve = await member(server, 'eve@example.ie');
    for (const format of ['pdf', 'xml']) {
      const path = `/api/account/invoices/${own?.id}/${format}`;
      expect((await ben.download(path)).status).toBe(200);
      expect((await eve.download(path)).status).toBe(404);
      expect((await browser(server).download(path)).status).toBe(401);
      // A customer isn't in the team, and the team has its own login.
      expect((await ben.download(path.replace('account', 'staff'))).status).toBe(401);
    }
    expect((await ben.download('/api/account/invoices/unknown/pdf')).status).toBe(404);
    expect(await invoicesOf(eve)).toEqual([]);
  });

  test('the team gets all of them, and the log says so', async () => {
    const id = await paid('cian@example.ie');
    const see = async () => (await reader.get(`/api/staff/orders/${id}`)).body;
    const { invoices } = (await see()) as { invoices: ListedInvoice[] };
    const path = `/api/staff/invoices/${invoices[0]?.id}`;
    expect(readPdf((await reader.download(`${path}/pdf`)).bytes)).toContain(`Invoice ${invoices[0]?.number}`);
    const xml = await reader.download(`${path}/xml`);
    expect(brokenRules(xml.bytes.toString())).toEqual([]);
    expect(xml.headers.get('cache-control')).toBe('no-store');
    expect((await reader.download('/api/staff/invoices/unknown/pdf')).status).toBe(404);
    const { events } = (await see()) as { events: { what: string }[] };
    expect(events.filter(({ what }) => what === `${invoices[0]?.number} downloaded`)).toHaveLength(2);
  });

  test('the team sees which letters of a name the PDF can’t show', async () => {
    for (const [name, missingLetters] of [
      ['Ольга Żak', ''],
      ['김민지 Kim', '김민지'],
    ] as const) {
      const id = await paid(`${name.length}@example.ie`, name);
      expect((await reader.get(`/api/staff/orders/${id}`)).body.invoices).toMatchObject([{ missingLetters }]);
    }
  });
});
