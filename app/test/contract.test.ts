import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRequest } from '../server/testing/contact.ts';
import { checkoutRequest, order } from '../server/testing/request.ts';
import { saveRequest } from '../server/testing/savedQuotes.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { type LoadedDays, loadTimes } from '../src/api/availableTimes.ts';
import { createCheckoutSession, fetchCheckoutStatus } from '../src/api/checkout.ts';
import { call } from '../src/api/http.ts';
import { bookMeeting, changeBooking, fetchManagedBooking, isSlotTaken } from '../src/api/meeting.ts';
import { findSavedQuote, mailQuote, saveQuote } from '../src/api/quotes.ts';
import { ApiError } from '../src/api/request.ts';
import { addDays, daysFrom } from '../src/domain/booking/day.ts';
import { slotsAnswerSchema } from '../src/domain/contract/booking.ts';
import { publicConfigSchema } from '../src/domain/contract/config.ts';
import { contactAnswerSchema, formTokenSchema } from '../src/domain/contract/contact.ts';
import { locate } from '../src/domain/contract/endpoint.ts';
import { subscribedSchema } from '../src/domain/contract/newsletter.ts';
import * as routes from '../src/domain/contract/routes.ts';
import { handlers } from '../src/mocks/handlers.ts';
import { atSavedPrice } from '../src/orders/saved-quote/priceGuarantee.ts';

/** Tests the browser's API client against the real server, and the mocks against the server. */
let server: TestServer;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

/** Resolves paths like a browser. */
function fetchFrom(origin: string, fetch: typeof globalThis.fetch): void {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, origin), init));
  // The page of the client.
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('document', { referrer: '' });
}

describe('the client and the server', () => {
  beforeEach(() => fetchFrom(server.url, realFetch));

  test('a quote is saved, opened by its link, e-mailed, and bought at its price', async () => {
    const quote = await saveQuote(saveRequest(), 'a-key-to-save-a-quote');
    expect(await findSavedQuote(quote.token)).toEqual(quote);
    await expect(mailQuote(quote.token, 'ann@example.ie')).resolves.toBeUndefined();
    const request = atSavedPrice(checkoutRequest(server, { price: 1 }), quote);
    await expect(createCheckoutSession(request, 'a-key-for-the-saved-price')).resolves.toHaveProperty('id');
  });

  test('an unknown quote link returns null, not an error', async () => {
    expect(await findSavedQuote('cut-short')).toBeNull();
  });

  test('an unknown session returns a status, not an error', async () => {
    expect(await fetchCheckoutStatus('demo_unknown')).toEqual({ status: 'not-found' });
  });
});

const zone = 'Europe/Dublin';
const tokenOf = (manageUrl = '') => manageUrl.split('/').at(-1) ?? '';

async function timesOf(days: readonly string[]): Promise<LoadedDays> {
  const all: Record<string, LoadedDays[string]> = {};
  await loadTimes(days, zone, (loaded) => Object.assign(all, loaded), new AbortController().signal);
  return all;
}

describe('a booking, from the calendar to the e-mailed link', () => {
  beforeEach(() => fetchFrom(server.url, realFetch));
  const request = { name: 'Ann Byrne', email: 'ann@example.ie', duration: 30 } as const;

  test('one response has the times of every day of a month', async () => {
    const fetchSpy = vi.fn<typeof fetch>((path, init) => realFetch(new URL(String(path), server.url), init));
    vi.stubGlobal('fetch', fetchSpy);
    const days = daysFrom('2026-11-21', '2026-11-30');
    const times = await timesOf(days);
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    expect(Object.keys(times).sort()).toEqual(days);
    expect(times['2026-11-22']).toEqual([]);
    expect(times['2026-11-24']).toHaveLength(16);
  });

  test('a taken time has its own error', async () => {
    const made = { ...request, date: '2026-11-24T12:00:00.000Z' };
    const { manageUrl } = await bookMeeting(made, 'the-faster-visitor');
    const slower = await bookMeeting(made, 'the-slower-visitor').catch((error: unknown) => error);
    expect(slower).toMatchObject({ status: 409, message: expect.stringMatching(/^12:00 PM on Tuesday 24 November/) });
    expect(slower instanceof ApiError && isSlotTaken(slower)).toBe(true);
    await changeBooking(tokenOf(manageUrl), { action: 'cancel' });
    const late = await changeBooking(tokenOf(manageUrl), { action: 'move', date: made.date }).catch((e: unknown) => e);
    expect(late).toMatchObject({ status: 409, code: 'booking-cancelled' });
    expect(late instanceof ApiError && isSlotTaken(late)).toBe(false);
  });

  test('a link with a wrong signature is a 404', async () => {
    await expect(fetchManagedBooking('nobody.signed-this')).rejects.toMatchObject({
      status: 404,
      code: 'unknown-booking',
    });
  });
});

describe('the mocks respond like the server', () => {
  const mocks = setupServer(...handlers);

  beforeEach(() => {
    // Resolve the mocks' paths too.
    vi.stubGlobal('location', new URL('http://mocked.test/'));
    mocks.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => mocks.close());

  /** The fields of the responses of server and mock to the same call. */
  async function fieldsOfBoth<Answer extends object>(call: () => Promise<Answer>): Promise<[string[], string[]]> {
    const mockedFetch = globalThis.fetch;
    fetchFrom(server.url, realFetch);
    const real = await call();
    fetchFrom('http://mocked.test', mockedFetch);
    const mocked = await call();
    return [Object.keys(real).sort(), Object.keys(mocked).sort()];
  }

  test.each<[what: string, ask: () => Promise<object>]>([
    ['the settings', () => call(routes.getConfig, async () => publicConfigSchema)],
    ['opening a form', () => call(routes.openContactForm, async () => formTokenSchema)],
    [
      'the newsletter',
      () => call(routes.addSubscriber, async () => subscribedSchema, { body: { email: 'mocked@example.ie' } }),
    ],
    [
      'a message',
      () =>
        call(routes.sendMessage, async () => contactAnswerSchema, {
          body: contactRequest(server, { email: 'both@example.ie' }),
        }),
    ],
    ['a new session', () => createCheckoutSession(checkoutRequest(server), 'an-attempt-beside-the-mocks')],
    ['a saved quote', () => saveQuote(saveRequest(), 'an-attempt-to-keep-beside-the-mocks')],
    [
      'the link of a saved quote',
      async () => {
        const { token } = await saveQuote(saveRequest(), 'another-attempt-to-keep-beside-the-mocks');
        return (await findSavedQuote(token)) ?? {};
      },
    ],
  ])('about %s', async (_what, ask) => {
    const [real, mocked] = await fieldsOfBoth(ask);
    expect(real).not.toEqual([]);
    expect(mocked).toEqual(real);
  });

  test('about the times of a day and of several', async () => {
    const tenDaysFrom = (first: string) => daysFrom(first, addDays(first, 9));
    const today = (now: Date) => addDays(now.toISOString().slice(0, 10), 1);
    // The mocks use the real clock.
    const [real, mocked] = [tenDaysFrom(today(server.clock.now)), tenDaysFrom(today(new Date()))];
    const slotOf = async (days: readonly string[]) => {
      const several = await call(
        locate(routes.listSlots, { query: { from: days[0] ?? '', to: days.at(-1) ?? '' } }),
        async () => slotsAnswerSchema,
      );
      const open = days.find((day) => !Array.isArray(several) && several[day]?.length);
      const one = await call(locate(routes.listSlots, { query: { date: open ?? '' } }), async () => slotsAnswerSchema);
      expect(Array.isArray(several) ? [] : several[open ?? '']).toEqual(one);
      return (Array.isArray(one) && one[0]) || {};
    };
    const mockedFetch = globalThis.fetch;
    fetchFrom(server.url, realFetch);
    const slot = await slotOf(real);
    fetchFrom('http://mocked.test', mockedFetch);
    expect(Object.keys(await slotOf(mocked)).sort()).toEqual(Object.keys(slot).sort());
    expect(Object.keys(slot).sort()).toEqual(['available', 'booked', 'iso', 'time']);
  });

  test('about a new booking, and about one behind a link', async () => {
    const made = {
      name: 'Ann Byrne',
      email: 'ann@example.ie',
      date: '2026-11-26T11:00:00.000Z',
      duration: 30,
    } as const;
    let link: string | undefined;
    const [real, mocked] = await fieldsOfBoth(async () => {
      const booked = await bookMeeting(made, 'a-booking-beside-the-mocks');
      link ??= booked.manageUrl;
      return booked;
    });
    expect(mocked).toEqual(real);
    const [booking, mockBooking] = await fieldsOfBoth(() => fetchManagedBooking(tokenOf(link)));
    expect(mockBooking).toEqual(booking);
  });

  test('about a paid session', async () => {
    const { body } = await order(server, {}, 'an-attempt-that-is-paid-for');
    const id = String(body.id);
    await realFetch(`${server.url}/demo-checkout/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    });
    const [real, mocked] = await fieldsOfBoth(() => fetchCheckoutStatus(id));
    expect(real).toContain('reference');
    expect(mocked).toEqual(real);
  });
});
