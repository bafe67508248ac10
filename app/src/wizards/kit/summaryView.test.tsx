import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultCatalogue } from '../../domain/catalogue/defaultCatalogue.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { deposit } from '../../domain/pricing/deposit.ts';
import { priceQuickQuote } from '../quick-quote/rules/index.ts';
import { completeQuote, quoteOf } from '../quick-quote/testing.ts';
import { billSummary } from './definition.ts';
import { Summary } from './Summary';
import { summaryView } from './summaryView.ts';

const nothing = priceQuickQuote(catalogue, quoteOf({}));
const both = priceQuickQuote(catalogue, completeQuote);
const note = 'Nothing else is charged by card today.';

test('before a choice nothing is due, and the bar of a narrow screen says so', () => {
  const view = summaryView(nothing, deposit(defaultCatalogue, 0), undefined, 800);
  expect(view).toMatchObject({ lines: [], total: 'from €800', due: undefined, later: undefined });
  expect(view.glance).toEqual({ total: 'From €800', note: 'Nothing chosen yet' });
});

test('what is chosen before it has a price is named beside where prices start', () => {
  const view = summaryView(nothing, deposit(defaultCatalogue, 0), undefined, 500, '1 service chosen');
  expect(view.glance).toEqual({ total: 'From €500', note: '1 service chosen' });
});

test('an empty summary says what will be in it, and nothing about the balance', () => {
  render(<Summary view={summaryView(nothing, deposit(defaultCatalogue, 0))} note={note} />);
  expect(screen.getByText('What you choose appears here, each line with its price.')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.queryByText('Deposit due today')).toBeNull();
});

test('an empty summary names what is chosen before it has a price', () => {
  const list = { price: nothing, due: deposit(defaultCatalogue, 0) };
  const bill = { ...list, full: list, savedQuote: null, discount: null };
  render(<Summary {...billSummary({ bill, onChange: vi.fn() }, 900, 'For website and system')} />);
  expect(screen.getByText('For website and system. Each line appears here with its price.')).toBeVisible();
});

test('a bill lists every line, the amounts due today and later, and how the balance is paid', () => {
  const view = summaryView(both, deposit(defaultCatalogue, both.total));
  expect(view.glance).toEqual({ total: '€1,980', note: 'Deposit today €396' });
  expect(view.lines.map(({ amount, explanationLabel }) => [amount, explanationLabel])).toEqual([
    ['€600', undefined],
    ['€1,600', undefined],
    ['−€220', 'Why this discount?'],
  ]);
  render(<Summary view={view} note={note} />);
  expect(screen.getByText('Deposit due today')).toBeVisible();
  expect(screen.getByText('€1,584')).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

test('a line links to the step where it was chosen; a derived line has no link', () => {
  const onChange = vi.fn();
  const { lines } = summaryView(both, deposit(defaultCatalogue, both.total), onChange);
  expect(lines.map(({ edit }) => edit !== undefined)).toEqual([true, true, false]);
  lines[1]?.edit?.onEdit();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('tier');
  expect(summaryView(both, deposit(defaultCatalogue, both.total)).lines.every(({ edit }) => edit === undefined)).toBe(
    true,
  );
});
