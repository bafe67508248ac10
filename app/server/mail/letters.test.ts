import { describe, expect, test } from 'vitest';
import { priceOf } from '../../src/domain/selection.ts';
import { newOrder } from '../checkout/orders.ts';
import { readSettings } from '../settings.ts';
import { checkoutRequest } from '../testing/request.ts';
import { notice } from './notice.ts';
import { receipt } from './receipt.ts';

const environment = { SECRET: 'x'.repeat(32), AGENCY_EMAIL: 'office@agency.example', AGENCY_NAME: 'Knot & Sons' };
const demo = readSettings(environment);
const stripe = readSettings({ ...environment, STRIPE_SECRET_KEY: 'sk_test_fake' });

function orderOf(change: Parameters<typeof checkoutRequest>[1] = {}) {
  const request = checkoutRequest({ url: 'https://agency.example' }, change);
  const now = new Date('2026-11-20T10:00:00Z');
  return {
    ...newOrder(request, priceOf(request.selection), 'attempt', 'demo', now),
    id: '0a1b2c3d-0000-4000-8000-000000000000',
  };
}

describe('the receipt', () => {
  test('says in words what was paid, for what, and what is left', () => {
    expect(receipt(orderOf(), stripe)).toMatchObject({
      id: '0a1b2c3d-0000-4000-8000-000000000000-receipt',
      recipient: 'ann@example.ie',
      replyTo: 'office@agency.example',
      subject: 'Your receipt from Knot & Sons: €396 (0A1B2C3D)',
      text: `Hello Ann Byrne,

We have received €396 for Trinity Core + Full System platform. We write to you next to agree on the start.

Trinity Core: €600
Platform, Full System: €1,600
Bundle discount: −€220
Total: €1,980
Deposit paid (20%): €396
Reference: 0A1B2C3D

The remaining €1,584 is not charged to your card now; we agree with you in writing when it is due.

Any question? Answer this mail and name your reference, 0A1B2C3D.

Your team at Knot & Sons`,
    });
  });

  test('of something paid in full speaks of no deposit and no rest', () => {
    const { text } = receipt(orderOf({ price: 83, selection: { version: 1, wizard: 'consultation' } }), stripe);
    expect(text).toContain('Paid: €83');
    expect(text).not.toMatch(/deposit|remaining/i);
  });

  test('of the demo says that no money has moved', () => {
    expect(receipt(orderOf(), demo).text).toContain('no card was charged');
    expect(receipt(orderOf(), stripe).text).not.toContain('demo');
  });

  test('holds what was typed as text, never as markup', () => {
    const { html } = receipt(orderOf({ name: '<img src=x onerror="a">' }), stripe);
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;,');
    expect(html).not.toContain('<img');
    expect(html).toContain('Knot &amp; Sons');
  });
});

describe('the notice', () => {
  test('holds all that the agency needs to begin', () => {
    expect(notice(orderOf(), stripe)).toMatchObject({
      recipient: 'office@agency.example',
      replyTo: 'ann@example.ie',
      subject: 'Paid: Trinity Core + Full System platform (€396, 0A1B2C3D)',
      text: `Paid: Trinity Core + Full System platform.

Name: Ann Byrne
E-mail: ann@example.ie
Paid now: €396 of €1,980
Payment: Stripe
Reference: 0A1B2C3D
Service type: brand_identity_package
Target audience: Restaurant business focused on growth and efficiency
Duration: 4-6 months
Notes: Solution: Complete Digital Transformation
Trinity: Trinity Core

Answer this mail to write to the buyer.`,
    });
  });

  test('leaves out what was left empty', () => {
    expect(notice(orderOf({ notes: '' }), stripe).text).not.toContain('Notes');
  });

  test('holds notes as text, never as markup', () => {
    expect(notice(orderOf({ notes: '<b>soon</b>' }), stripe).html).toContain('&lt;b&gt;soon&lt;/b&gt;');
  });
});
