import { describe, expect, test } from 'vitest';
import { openStripe, openTestServer } from '../../../testing/openTestServer.ts';
import { brief, business as buyer, order } from '../../../testing/request.ts';

const { fake, keys } = await openStripe();
const description = 'line_items[0][price_data][product_data][description]';
const consultation = {
  price: 83,
  serviceType: 'consultation',
  selection: { version: 1, wizard: 'consultation' },
} as const;

describe('the parameters of a Stripe session', async () => {
  const server = await openTestServer({ environment: keys });
  /** The fields that are sent for an order. */
  const formFor = async (change: Parameters<typeof order>[1]) => {
    expect((await order(server, change)).status).toBe(200);
    return fake.calls.at(-1)?.form ?? {};
  };

  test('contain all fields', async () => {
    const { body } = await order(server, { notes: 'Need it by May' });
    expect(body.url).toBe(`https://checkout.stripe.com/c/pay/${body.id}`);
    const { id, selection, terms } = await server.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const reference = id.slice(0, 8).toUpperCase();
    const name = 'Deposit 20% – €396 of €1,980: Trinity Core + Full System platform';
    expect(fake.calls).toHaveLength(1);
    const [call] = fake.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_fake',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `order-${id}-1`,
      'stripe-version': '2026-10-28.endive',
    });
    expect(call?.headers).not.toHaveProperty('x-stripe-client-telemetry');
    expect(call?.form).toEqual({
      mode: 'payment',
      locale: 'en',
      submit_type: 'pay',
      client_reference_id: id,
      customer_email: 'ann@example.ie',
      expires_at: String(Date.parse('2026-11-21T09:00:00Z') / 1000),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '39600',
      'line_items[0][price_data][product_data][name]': name,
      [description]:
        'The remaining €1,584 isn’t charged to your card now. We’ll agree in writing when the balance is due.',
      'metadata[order]': id,
      'metadata[reference]': reference,
      'metadata[name]': 'Ann Byrne',
      'metadata[title]': 'Trinity Core + Full System platform',
      'metadata[service_type]': 'brand_identity_package',
      'metadata[target_audience]': 'Restaurant business focused on growth and efficiency',
      'metadata[campaign_duration]': '4-6 months',
      'metadata[total]': '€1,980',
      'metadata[deposit]': '€396',
      'metadata[selection]': selection,
      'metadata[notes]': 'Need it by May',
      'payment_intent_data[description]': name,
      'payment_intent_data[metadata][order]': id,
      'payment_intent_data[metadata][reference]': reference,
      'custom_text[submit][message]': `By paying you accept our terms of business: ${server.url}/terms/${terms}.pdf`,
      success_url: `${server.url}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/checkout-cancel`,
    });
    expect(terms).toMatch(/^[\da-f]{64}$/);
  });

  test('of an order paid in full name no deposit', async () => {
    const form = await formFor(consultation);
    expect(form['line_items[0][price_data][product_data][name]']).toBe('30-minute consultation');
    expect(form).not.toHaveProperty(description);
  });

  test('keep query and fragment of the return URL', async () => {
    const success = `${server.url}/checkout-success`;
    const form = await formFor({ success_url: `${success}?from=review#top` });
    expect(form.success_url).toBe(`${success}?from=review&session_id={CHECKOUT_SESSION_ID}#top`);
  });

  test('describe the brief', async () => {
    expect(await formFor({ brief })).toMatchObject({
      'metadata[service_type]': 'brand_identity_package',
      'metadata[target_audience]': 'Retail business focused on Scale Your Business',
      'metadata[campaign_duration]': '4-6 months',
      'metadata[notes]': [
        'Additional notes: Call me',
        'Preferred systems: GARO',
        'Dashboards: Financial Management',
        'Keywords: bread, cakes',
        'Solution: Complete Digital Transformation',
        'Trinity: Trinity Core',
        'Tier: Full System',
        'Industry: Retail',
      ].join('\n'),
    });
  });

  test('split long notes between characters', async () => {
    const notes = '😀 naïve '.repeat(600).slice(0, 4999);
    const form = await formFor({ notes });
    const pieces = Object.entries(form).filter(([key]) => key.startsWith('metadata[notes'));
    expect(pieces.map(([key]) => key)).toEqual(pieces.map((_, at) => `metadata[notes_${at + 1}]`));
    expect(pieces.map(([, piece]) => piece).join('')).toBe(notes.toWellFormed());
    expect(Math.max(...pieces.map(([, piece]) => piece.length))).toBeLessThanOrEqual(500);
    expect(Object.keys(form).filter((key) => key.startsWith('metadata[')).length).toBeLessThanOrEqual(50);
  });

  test.each([
    ['included', 'All prices include VAT.'],
    ['excluded', 'Prices are for businesses and don’t include VAT.'],
  ] as const)('say in the line whether prices include VAT: %s', async (vat, sentence) => {
    server.settings.vat = vat;
    const business = { ...buyer, company: 'Byrne Ltd' };
    expect((await formFor({ business }))[description]).toMatch(new RegExp(`balance is due\\. ${sentence}$`));
    expect((await formFor({ business, ...consultation }))[description]).toBe(sentence);
    server.settings.vat = null;
  });
});

describe('with CHECKOUT_UI=embedded', async () => {
  const server = await openTestServer({
    environment: { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_fake', CHECKOUT_UI: 'embedded' },
  });

  test('a session has a client secret and a return URL', async () => {
    const { status, body } = await order(server);
    expect({ status, body }).toEqual({ status: 200, body: { id: body.id, clientSecret: `${body.id}_secret_1` } });
    const form = fake.calls[0]?.form;
    expect(form).toMatchObject({
      ui_mode: 'embedded_page',
      return_url: `${server.url}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(form).not.toHaveProperty('success_url');
    expect(form).not.toHaveProperty('cancel_url');
  });
});
