import { describe, expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import { formatEuro } from '../../../src/domain/money.ts';
import { withdrawalInstructions } from '../../../src/domain/withdrawal.ts';
import type { CheckoutRequest } from '../../../src/orders/checkoutSchema.ts';
import { priceOf } from '../../../src/orders/selection.ts';
import { moneyOf } from '../../orders/money.ts';
import { newOrder } from '../../orders/orders.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { brief, business, checkoutRequest } from '../../testing/request.ts';
import { balanceRequestEmail } from './balance.ts';
import { orderNotice } from './orderNotice.ts';
import { receiptEmail } from './receipt.ts';

const environment = { SECRET: 'x'.repeat(32), AGENCY_EMAIL: 'office@agency.example', AGENCY_NAME: 'Knot & Sons' };
const demo = readSettings(environment);
const stripe = readSettings({ ...environment, STRIPE_SECRET_KEY: 'sk_test_fake' });

const configuration = {
  ...{ version: 1, wizard: 'configurator', services: [], brand: null, campaign: null },
  ...{ trinity: null, systems: null, tier: null, hasPhysicalStore: null },
} as const satisfies CheckoutRequest['selection'];

function orderOf(change: Parameters<typeof checkoutRequest>[1] = {}) {
  const request = checkoutRequest({ url: 'https://agency.example' }, change);
  const now = new Date('2026-11-20T10:00:00Z');
  return {
    ...newOrder(catalogue, request, priceOf(catalogue, request.selection), 'key', 'demo', now, 'a'.repeat(64)),
    id: '0a1b2c3d-0000-4000-8000-000000000000',
  };
}

describe('the receipt', () => {
  test('gives the amount paid, the order and the balance', () => {
    expect(receiptEmail(orderOf(), stripe, catalogue)).toMatchObject({
      id: '0a1b2c3d-0000-4000-8000-000000000000-receipt',
      recipient: 'ann@example.ie',
      replyTo: 'office@agency.example',
      subject: 'Your receipt from Knot & Sons: €396 (0A1B2C3D)',
      text: `Hello Ann,

We’ve received €396 for your order: Trinity Core + Full System platform. Next, we’ll write to you to agree when we start. If you’d like to talk first, book a free consultation.

What you bought
Trinity Core (Expense Manager, MCD and RCD, beta price): €600
Platform, Full System (Middle of €1,200–€2,000): €1,600
Bundle discount (10% off a system and a platform ordered together): −€220
Total: €1,980

What you paid
Deposit paid (20%): €396
Reference: 0A1B2C3D

The remaining €1,584 isn’t charged to your card now. We’ll agree in writing when the balance is due.

The terms you accepted are attached.

Book a free consultation: https://agency.example/booking

Your right to withdraw

If you bought as a consumer:

${withdrawalInstructions('Knot & Sons, office@agency.example').join('\n\n')}

You didn’t ask us to begin earlier, so we begin on 5 December 2026 or later. If you’d like us to begin before that, reply to this e-mail.

Withdraw from the contract: https://agency.example/withdraw?order=0A1B2C3D

Any questions? Reply to this e-mail and quote your reference, 0A1B2C3D.

Your team at Knot & Sons`,
    });
  });

  test('repeats the answers about the business, as the notice does', () => {
    const order = orderOf({ brief });
    expect(receiptEmail(order, stripe, catalogue).text).toContain(
      '\n\nAbout your business\nIndustry: Retail\nGoals: Scale Your Business\n\n',
    );
    expect(receiptEmail(order, stripe, catalogue).html).toMatch(/>Goals<\/td>\s*<td[^>]*>Scale Your Business</);
    const { text } = orderNotice(order, stripe, catalogue);
    expect(text).toContain('Industry: Retail\n');
    expect(text).toContain('Goals: Scale Your Business\n');
  });

  test('shows how far the order has come', () => {
    const steps = (html: string) =>
      [...html.matchAll(/(?<fill>strand[A-C]|line)" style="[^"]*line-height:3px/g)].map(({ groups }) => groups?.fill);
    const { html } = receiptEmail(orderOf(), stripe, catalogue);
    // The line at the top of every e-mail comes first.
    expect(steps(html).slice(3)).toEqual(['strandA', 'strandB', 'line']);
    expect(html).toMatch(/>Deposit paid<\/td>\s*<td[^>]*><img src="[^"]*\/mail\/knot-2\.png"/);
    expect(html).toMatch(
      /<b>Ordered<\/b><br>20 November 2026.*<b>Deposit<\/b><br>€396 paid.*<b>Balance<\/b><br>€1,584 later/,
    );
  });

  test('says nothing of a consumer’s withdrawal to a business', () => {
    const order = orderOf({ business: { ...business, company: 'Byrne Ltd' } });
    const { text, html } = receiptEmail(order, stripe, catalogue);
    expect(text + html).not.toMatch(/withdraw/i);
    expect(receiptEmail(orderOf(), stripe, catalogue).html).toContain('/withdraw?order=0A1B2C3D');
  });

  test('says what a consumer asked for, and when the work begins', () => {
    const paid = { paid_at: '2026-11-20T23:30:00.000Z' };
    const asked = { ...orderOf({ beginAtOnce: true }), ...paid };
    expect(receiptEmail(asked, stripe, catalogue).text).toContain(
      'On 20 November 2026 you asked us: “Please begin within the 14 days. I know that I lose the right to withdraw',
    );
    expect(orderNotice(asked, stripe, catalogue).text).toContain('Begin: At once');
    const silent = { ...orderOf(), ...paid };
    expect(receiptEmail(silent, stripe, catalogue).text).toContain('so we begin on 5 December 2026 or later');
    expect(orderNotice(silent, stripe, catalogue).text).toContain('Begin: From 5 December 2026');
    const bought = { ...orderOf({ beginAtOnce: true, business }), ...paid };
    expect(bought.begin_requested_at).toBeNull();
    expect(receiptEmail(bought, stripe, catalogue).text + orderNotice(bought, stripe, catalogue).text).not.toMatch(
      /begin/i,
    );
    const consultation = { ...orderOf({ price: 83, selection: { version: 1, wizard: 'consultation' } }), ...paid };
    expect(receiptEmail(consultation, stripe, catalogue).text).toContain('A consultation takes place when you choose.');
    expect(orderNotice(consultation, stripe, catalogue).text).not.toContain('Begin:');
  });

  test('of a consultation links to the calendar, and mentions no deposit or balance', () => {
    const order = orderOf({ price: 83, selection: { version: 1, wizard: 'consultation' } });
    const { text, html } = receiptEmail(order, stripe, catalogue);
    expect(text).toContain('Paid: €83');
    expect(text).not.toMatch(/deposit|remaining/i);
    expect(orderNotice(order, stripe, catalogue).text).not.toMatch(/balance|deposit/i);
    expect(text).toContain('\nChoose a time: https://agency.example/booking?paid=');
    expect(html).toContain('href="https://agency.example/booking?paid=');
    expect(text).not.toContain('start');
  });

  test('of the demo checkout says that no card was charged', () => {
    expect(receiptEmail(orderOf(), demo, catalogue).text).toContain('no card was charged');
    expect(receiptEmail(orderOf(), stripe, catalogue).text).not.toContain('demo');
  });
});

describe('the notice', () => {
  test('contains the whole order', () => {
    expect(orderNotice(orderOf(), stripe, catalogue)).toMatchObject({
      recipient: 'office@agency.example',
      replyTo: 'ann@example.ie',
      subject: 'Paid: Trinity Core + Full System platform (€396, 0A1B2C3D)',
      text: `Paid: Trinity Core + Full System platform.

Name: Ann Byrne
E-mail: ann@example.ie
Buys for: Themselves, as a consumer
Begin: From 5 December 2026, when the buyer can no longer withdraw
Service: Complete Digital Transformation

What was ordered
Trinity Core (Expense Manager, MCD and RCD, beta price): €600
Platform, Full System (Middle of €1,200–€2,000): €1,600
Bundle discount (10% off a system and a platform ordered together): −€220
Total: €1,980
Deposit paid (20%): €396
Balance: €1,584

Payment
Paid through: Stripe
Reference: 0A1B2C3D

What they chose and wrote
Target audience: Restaurant business focused on growth and efficiency
Duration: 4-6 months
Notes: Solution: Complete Digital Transformation
Trinity: Trinity Core

Open the order on the desk: https://agency.example/desk/orders/0a1b2c3d-0000-4000-8000-000000000000

Reply to this e-mail to write to the buyer.`,
    });
  });

  test.each<[CheckoutRequest['selection'], string]>([
    [{ version: 1, wizard: 'quote', solutionType: 'website', tier: 'full' }, 'Website & Digital Platform'],
    [
      { ...configuration, services: ['brand-identity', 'ad-campaigns'], brand: 'elite', campaign: 'growth' },
      'Brand Identity Package, Digital Ad Campaigns',
    ],
    [
      { version: 1, wizard: 'planner', platform: 'full', solutions: [], dashboards: [], path: 'hybrid' },
      'Budget plan, Hybrid Approach',
    ],
    [{ version: 1, wizard: 'consultation' }, '30-minute consultation'],
  ])('names the service of %j as on the site', (selection, words) => {
    const { price, due } = priceOf(catalogue, selection);
    const order = orderOf({ selection, price: due.amount, serviceType: 'an_id', campaignDuration: 'an_id' });
    const { text, html } = orderNotice(order, stripe, catalogue);
    expect(text).toContain(`Service: ${words}\n`);
    expect(text).toContain(`\nTotal: ${formatEuro(price.total)}\n`);
    for (const { label, rule } of price.lines) expect(text).toContain(`\n${label} (${rule}): `);
    expect(text + html).not.toContain('an_id');
  });

  test('names a service that is no longer in the catalogue', () => {
    const selection = JSON.stringify({ ...configuration, services: ['brand-identity', 'shop_window', 'constructor'] });
    expect(orderNotice({ ...orderOf(), selection }, stripe, catalogue).text).toContain(
      'Service: Brand Identity Package, shop window, constructor\n',
    );
  });

  test('leaves out empty notes, and escapes others', () => {
    expect(orderNotice(orderOf({ notes: '' }), stripe, catalogue).text).not.toContain('Notes');
    expect(orderNotice(orderOf({ notes: '<b>soon</b>' }), stripe, catalogue).html).toContain('&lt;b&gt;soon&lt;/b&gt;');
  });
});

test('e-mails about a balance link to the withdrawal, for consumers alone', () => {
  const textOf = (change: Parameters<typeof orderOf>[0] = {}) => {
    const order = orderOf(change);
    const plan = [{ amount: 158_400, dueOn: null, left: 158_400, pending: 0 }];
    const url = 'https://agency.example/balance/token';
    return balanceRequestEmail({ id: 'id', order, money: moneyOf(order, []), plan, url, settings: stripe });
  };
  expect(textOf().text).toContain('within 14 days of ordering: https://agency.example/withdraw?order=0A1B2C3D');
  expect(textOf().html).toContain('href="https://agency.example/withdraw?order=0A1B2C3D"');
  expect(textOf({ business }).text).not.toMatch(/withdraw/i);
});
