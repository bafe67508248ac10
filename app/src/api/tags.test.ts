import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  choose,
  decide,
  everythingGranted,
  nothingGranted,
  purposes,
  unansweredConsent,
} from '../domain/consent/consent.ts';
import { consentDefault, consentEvent, consentUpdate } from './tags.ts';

test('denies everything by default except security storage', () => {
  expect(consentDefault).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
});

describe('what a switch tells the tag manager', () => {
  test.each([
    ['Personalization', ['ad_personalization', 'personalization_storage'], 'ad_personalization'],
    ['Analytics', ['analytics_storage'], 'ad_analytics'],
    ['Optimization', ['ad_storage', 'ad_user_data'], 'ad_optimization'],
    ['Enhancement', ['functionality_storage'], 'ad_enhancement'],
  ] as const)('%s', (purpose, types, name) => {
    for (const [granted, answer] of [
      [true, 'granted'],
      [false, 'denied'],
    ] as const) {
      expect(consentUpdate({ [purpose]: granted })).toEqual(Object.fromEntries(types.map((type) => [type, answer])));
      expect(consentEvent({ [purpose]: granted })).toEqual({ event: 'consent_update', [name]: answer });
    }
  });
});

test('Reject All denies everything, whatever was chosen before', () => {
  const answer = fc.constantFrom(everythingGranted, nothingGranted);
  const move = fc.record({ purpose: fc.constantFrom(...purposes), granted: fc.boolean() });
  /** The state of a tag manager after these updates. */
  const stateAfter = (told: readonly Partial<Choices>[]) =>
    Object.assign({}, consentDefault, ...told.map(consentUpdate));
  fc.assert(
    fc.property(fc.array(fc.oneof(answer, move)), (made) => {
      let consent = unansweredConsent;
      const told = made.map((step): Partial<Choices> => {
        if (!('purpose' in step)) {
          consent = decide(step, 0);
          return step;
        }
        consent = choose(consent, step.purpose, step.granted);
        return { [step.purpose]: step.granted };
      });
      expect(stateAfter(told)).toEqual(stateAfter([consent.choices]));
      expect(stateAfter([...told, nothingGranted])).toEqual(consentDefault);
    }),
  );
});
