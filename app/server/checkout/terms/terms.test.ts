import { describe, expect, test } from 'vitest';
import { termsText } from '../../../src/orders/terms.ts';
import { member } from '../../testing/accounts.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { business, checkoutRequest, order, send } from '../../testing/request.ts';
import { orderOf, sendForm } from '../../testing/serverState.ts';
import { storedTerms, termsBy, termsInForce, versionOf } from './terms.ts';

const environment = {
  AGENCY_NAME: 'Knot & Sons',
  COMPANY_ADDRESS: '1 Main Street, Dublin',
  AGENCY_EMAIL: 'a@knot.example',
};

describe('the terms of business', async () => {
  const server = await openTestServer({ environment });
  const aoife = await openMember(server, 'read-only');

  const all = () => server.database.selectFrom('terms').selectAll().orderBy('since').execute();
  const placed = async (email: string) => {
    const answer = await order(server, { email });
    expect(answer.status).toBe(200);
    return { row: await orderOf(server, email), path: new URL(String(answer.body.url)).pathname };
  };

  test('are stored once as a whole, and keep their date', async () => {
    const [first, ...others] = await all();
    if (!first) throw new Error('There are no terms.');
    expect(others).toEqual([]);
    expect(first.version).toBe(versionOf(termsBy(server.settings, server.context.catalogue)));
    expect(termsText(storedTerms(first))).toContain('Knot & Sons · Registered office: 1 Main Street, Dublin');
    const change = server.database.updateTable('terms').set({ document: '{}' });
    await expect(change.execute()).rejects.toThrow(/never changed/);
    const later = new Date('2026-12-24T10:00:00Z');
    expect(await termsInForce(server.database, server.settings, server.context.catalogue, later)).toEqual(
      server.context.terms,
    );
    expect(await all()).toEqual([first]);
  });

  test('belong to the order, the receipt and the desk', async () => {
    const { row, path: checkout } = await placed('ann@example.ie');
    const path = `/terms/${server.context.terms.version}.pdf`;
    expect(row.terms).toBe(server.context.terms.version);
    expect((await server.app.inject({ url: checkout })).body).toContain(
      `By paying you accept our <a href="${path}">terms of business</a>`,
    );
    await sendForm(server, checkout, { choice: 'pay' });
    const isReceipt = ({ subject }: { subject?: string | undefined }) => subject?.startsWith('Your receipt') ?? false;
    const found = async () => (await server.mails()).find(isReceipt);
    await expect.poll(found).toBeDefined();
    const receipt = await found();
    expect(receipt?.text).toContain('The terms you accepted are attached.');
    expect(receipt?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^invoice-/),
      'terms.pdf',
    ]);
    const [invoice, text] = receipt?.attachments.map(({ content }) => readPdf(Buffer.from(content))) ?? [];
    expect(invoice).toContain('Invoice 2026-');
    expect(text).toContain('Terms of business');
    expect(text).toContain(`Version ${row.terms?.slice(0, 8)}`);
    const { body } = await aoife.get(`/api/staff/orders/${row.id}`);
    expect(body.terms).toEqual({ since: server.context.terms.since, path });
  });

  test('come with a consumer’s request to begin at once, which the desk shows', async () => {
    const stored = async (email: string, change: Parameters<typeof order>[1]) => {
      await order(server, { email, ...change });
      const row = await orderOf(server, email);
      const { body } = await aoife.get(`/api/staff/orders/${row.id}`);
      return { requestedAt: row.begin_requested_at, beginning: body.beginning };
    };
    const at = server.clock.now.toISOString();
    expect(await stored('at-once@example.ie', { beginAtOnce: true })).toEqual({
      requestedAt: at,
      beginning: { requestedAt: at, from: '2026-12-05', withdrawal: null },
    });
    expect(await stored('silent@example.ie', { beginAtOnce: false })).toEqual({
      requestedAt: null,
      beginning: { requestedAt: null, from: '2026-12-05', withdrawal: null },
    });
    expect(await stored('firm@example.ie', { beginAtOnce: true, business })).toEqual({
      requestedAt: null,
      beginning: null,
    });
  });

  test('are a file to keep, in every version that was in force', async () => {
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: `/terms/${server.context.terms.version}.pdf`,
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const { title } of termsBy(server.settings, server.context.catalogue).sections)
      expect(readPdf(rawPayload)).toContain(title);
    expect(readPdf(rawPayload)).toContain('– Name of consumer(s):');
    // Stands for letters that can't be set; the terms have no questions.
    expect(readPdf(rawPayload)).not.toContain('?');
    expect((await server.app.inject({ url: '/terms/0.pdf' })).statusCode).toBe(404);
  });

  test('change for later orders only, and get another date when they come back', async () => {
    const { row: before } = await placed('before@example.ie');
    const { database, settings, context } = server;
    const old = context.terms;
    const changed = { ...settings, terms: { ...settings.terms, revisionRounds: 3 } };
    context.terms = await termsInForce(database, changed, context.catalogue, new Date('2026-12-01T10:00:00Z'));
    const { row: after } = await placed('after@example.ie');
    expect(after.terms).not.toBe(before.terms);
    expect((await all()).map(({ version }) => version)).toEqual([before.terms, after.terms]);
    const buyer = await member(server, 'before@example.ie');
    expect((await buyer.get('/api/account')).body.orders).toMatchObject([{ terms: `/terms/${before.terms}.pdf` }]);
    context.terms = await termsInForce(database, settings, context.catalogue, new Date('2026-12-05T10:00:00Z'));
    expect(context.terms).toEqual({ version: old.version, since: '2026-12-05T10:00:00.000Z' });
    expect((await all()).map(({ version }) => version)).toEqual([after.terms, before.terms]);
    for (const { version } of await all()) {
      const { rawPayload } = await server.app.inject({ url: `/terms/${version}.pdf` });
      expect(readPdf(rawPayload)).toContain(`Version ${version.slice(0, 8)}`);
    }
  });

  test('are accepted only as the buyer’s page showed them', async () => {
    const request = (terms: string) =>
      send(`${server.url}/api/create-checkout-session`, checkoutRequest(server, { terms }), {
        'idempotency-key': crypto.randomUUID(),
      });
    expect((await request(server.context.terms.version)).status).toBe(200);
    const { status, body } = await request('0'.repeat(64));
    expect([status, body.code]).toEqual([409, 'terms-changed']);
    expect(body.message).toContain('Please reload the page');
  });
});
