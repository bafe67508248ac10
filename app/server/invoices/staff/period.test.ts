import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDesk } from '../../testing/desk.ts';
import { brokenRules } from '../../testing/en16931.ts';
import { bill, cardPayment, companySettings, orderRow } from '../../testing/invoices.ts';
import { readPdf } from '../../testing/readPdf.ts';

describe('the invoices of a period', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' }, companySettings);
  beforeAll(async () => {
    await issue('2025-12-31T12:00:00Z', 1);
    // More than one page.
    await issue('2026-03-01T12:00:00Z', 205, '=cmd');
    await issue('2027-01-01T12:00:00Z', 1);
  });

  /** Invoices of a day, the last one with a refund. */
  async function issue(at: string, count: number, title?: string): Promise<void> {
    const { now } = server.clock;
    server.clock.now = new Date(at);
    for (let number = 1; number <= count; number += 1) {
      const row = orderRow(server.clock.now, `${at} ${number}`);
      const order = title === undefined ? row : { ...row, title };
      const after = cardPayment(order, `${at} ${number}`, order.deposit_cents, server.clock.now);
      await bill(server, { order, before: undefined, after, payments: [after] });
      if (number < count) continue;
      const refunded = { ...after, refunded_cents: 10_000 };
      await bill(server, { order, before: after, after: refunded, payments: [refunded] });
    }
    server.clock.now = now;
  }

  const download = (name: string, query: string) => daniel.download(`/api/staff/${name}?${query}`);
  const year = 'from=2026-01-01&to=2026-12-31';

  test('are a list whose columns add up', async () => {
    const { headers, bytes } = await download('invoices.csv', year);
    expect(headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-01-01-2026-12-31.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    const rows = bytes.toString().trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 205 + 1);
    expect(rows[0]).toBe(
      '\uFEFFNumber,Date,Kind,Corrects,Order,Title,Buyer,Buyer’s VAT number,Address,Country,Currency,Net,VAT %,VAT,Total,Paid,Paid on,Paid by',
    );
    expect(rows[1]).toMatch(
      /^2026-0001,2026-03-01,Invoice,,\w{8},'=cmd,Ann Byrne,,,IE,EUR,321.95,23,74.05,396.00,396.00,/,
    );
    expect(rows[205]).toMatch(/^2026-0205,/);
    expect(rows[206]).toMatch(
      /^CN-2026-0001,2026-03-01,Credit note,2026-0205,.*,-81\.30,23,-18\.70,-100\.00,-100\.00,/,
    );
  });

  test('are an archive with each document as PDF and XML, and the list', async () => {
    const { headers, bytes } = await download('invoices.zip', 'from=2025-12-31&to=2025-12-31');
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'credit-note-CN-2025-0001.pdf',
      'credit-note-CN-2025-0001.xml',
      'invoice-2025-0001.pdf',
      'invoice-2025-0001.xml',
      'invoices.csv',
    ]);
    expect(readPdf(Buffer.from(files['credit-note-CN-2025-0001.pdf'] ?? []))).toContain('Credits 2025-0001 of');
    expect(brokenRules(Buffer.from(files['invoice-2025-0001.xml'] ?? []).toString())).toEqual([]);
    const again = await download('invoices.zip', 'from=2025-12-31&to=2025-12-31');
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  test('are logged, and need two days', async () => {
    const log = await server.database
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject', '=', 'invoices')
      .orderBy('at')
      .execute();
    expect(log[0]).toEqual({ action: 'invoices.csv', after: '{"from":"2026-01-01","to":"2026-12-31"}' });
    expect((await download('invoices.csv', 'from=2026-02-30&to=2026-12-31')).status).toBe(400);
    expect((await download('invoices.zip', '')).status).toBe(400);
  });
});
