import { expect, test } from 'vitest';
import { page } from '../content/pages/privacy-policy.ts';
import type { Entered } from '../domain/contract/booking.ts';
import { endingWords } from './endingWords.ts';

/** What visitors read that each field of a booking is. */
const fields: Readonly<Record<keyof Entered, string>> = { name: 'name', email: 'e-mail', about: 'what it’s about' };

const items = page.sections.flatMap((section) => (section.kind === 'list' ? section.items : []));

test.each([
  ['the privacy policy', String(items.find(({ title }) => title === 'A booking')?.text)],
  ['the sentence below the fields', endingWords.details.privacy],
])('%s names everything that a visitor enters for a booking', (_, said) => {
  expect(Object.values(fields).filter((field) => !said.includes(field))).toEqual([]);
});
