import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choose,
  consentDays,
  consentExpiresAt,
  consentVersion,
  decide,
  everythingGranted,
  grantedIn,
  nothingGranted,
  purposes,
  restoreConsent,
  unansweredConsent,
} from './consent.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const days = (count: number) => count * 86_400_000;
const meta = (decidedAt: number, version = consentVersion) => ({
  decidedAt: new Date(decidedAt).toISOString(),
  version,
});

test('nothing is allowed before a visitor allows it', () => {
  expect(restoreConsent(undefined, undefined, now)).toEqual(unansweredConsent);
  expect(grantedIn(unansweredConsent.choices)).toEqual([]);
});

describe('a stored answer', () => {
  const analytics = { ...nothingGranted, Analytics: true };

  test.each([
    ['just now', now, consentVersion, 'decided'],
    ['a day short of half a year ago', now - days(consentDays - 1), consentVersion, 'decided'],
    ['half a year ago', now - days(consentDays), consentVersion, 'expired'],
    ['two years ago', now - days(730), consentVersion, 'expired'],
    ['by a clock that went a minute fast', now + 60_000, consentVersion, 'decided'],
    ['by a clock that went a year fast', now + days(365), consentVersion, 'expired'],
    ['to an older question', now, consentVersion - 1, 'changed'],
    ['to a question that was taken back', now, consentVersion + 1, 'changed'],
  ])('given %s', (_, decidedAt, version, status) => {
    const consent = restoreConsent(analytics, meta(decidedAt, version), now);
    expect(consent.status).toBe(status);
    expect(grantedIn(consent.choices)).toEqual(status === 'decided' ? ['Analytics'] : []);
    expect(consent.decision === null).toBe(status !== 'decided');
  });

  test.each([
    [null],
    ['yes'],
    [{}],
    [{ decidedAt: 'yesterday', version: consentVersion }],
    [{ decidedAt: now, version: consentVersion }],
    [{ decidedAt: '2026-11-20', version: '1' }],
  ])('%j is no answer', (json) => expect(restoreConsent(analytics, json, now).status).toBe('never'));

  test('only `true` allows a purpose, whatever is stored', () => {
    const flag = fc.constantFrom(true, false, 'true', 1, {}, null);
    const fields = Object.fromEntries(purposes.map((purpose) => [purpose, flag]));
    const anything = fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.anything({ maxDepth: 1 }));
    fc.assert(
      fc.property(anything, anything, (record, stored) => {
        const { choices } = restoreConsent(record, stored, now);
        for (const purpose of purposes) {
          const plain = typeof record === 'object' && record !== null && Reflect.get(record, purpose) === true;
          if (choices[purpose]) expect(plain).toBe(true);
        }
      }),
    );
    const odd = { Personalization: 'true', Analytics: 1, Optimization: {}, Enhancement: null };
    expect(grantedIn(restoreConsent(odd, meta(now), now).choices)).toEqual([]);
  });
});

test('a switch moved without an answer takes effect, and the next page asks again', () => {
  const moved = choose(unansweredConsent, 'Analytics', true);
  const reloaded = restoreConsent(moved.choices, moved.decision ?? undefined, now);
  expect(reloaded.status).toBe('never');
  expect(grantedIn(reloaded.choices)).toEqual(['Analytics']);
});

test('moving a switch after an answer changes what is allowed, not the date of the answer', () => {
  const decided = decide(everythingGranted, now);
  const moved = choose(decided, 'Optimization', false);
  expect(grantedIn(moved.choices)).toEqual(['Personalization', 'Analytics', 'Enhancement']);
  expect(moved.decision).toEqual(decided.decision);
});

test('a switch moved after an answer has expired allows only that purpose, and the question stays open', () => {
  const lapsed = restoreConsent(everythingGranted, meta(now - days(200)), now);
  const moved = choose(lapsed, 'Enhancement', true);
  expect(grantedIn(moved.choices)).toEqual(['Enhancement']);
  expect(moved).toMatchObject({ decision: null, status: 'expired' });
});

test('half a year later is 182 days later', () => {
  expect(consentExpiresAt(meta(now))).toBe('2027-05-21T10:00:00.000Z');
});
