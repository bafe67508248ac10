import { beforeEach, expect, test } from 'vitest';
import { quoteFlow } from '../../quick-quote/rules/flow.ts';
import { quoteStore } from '../../quick-quote/store.ts';
import { putBack } from '../wizardStore.ts';
import { reopen } from './reopen.ts';

const { blank } = quoteFlow;
const kept = { at: 3, answers: { ...blank, solutionType: 'website' as const, name: 'Somebody else' } };
const own = { ...blank, name: 'Ann', email: 'ann@example.ie', keywords: 'bread' };

beforeEach(() => quoteStore.clear());

test('choices take the place of those before, and whoever is typed there stays', () => {
  quoteStore.set({ at: 0, answers: { ...own, solutionType: 'both' } });
  reopen(quoteStore, kept);
  expect(quoteStore.get()).toEqual({ at: 3, answers: { ...own, solutionType: 'website' } });
});

test('the way back gives back what was there, to the step', () => {
  const before = { at: 1, answers: { ...own, solutionType: 'both' as const } };
  quoteStore.set(before);
  const there = reopen(quoteStore, kept);
  putBack(there ? [there] : []);
  expect(quoteStore.get()).toEqual(before);
});

test('where nothing was chosen there is nothing to give back, whatever is typed', () => {
  quoteStore.set({ at: 0, answers: own });
  expect(reopen(quoteStore, kept)).toBeNull();
});
