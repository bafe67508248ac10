import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installation } from '../content/installation.ts';
import type { OfferView } from '../domain/offer.ts';
import { Answer } from '../shell/answer.ts';
import { renderTool } from '../testing/tool';
import { Component } from './OfferPage';

const view = {
  state: 'sent',
  reference: '0A1B2C3D',
  sent: 1,
  offer: {
    name: 'Ann Byrne',
    business: null,
    title: 'Website',
    lines: [{ label: 'Website', amount: 110_000 }],
    validUntil: '2026-12-20',
    note: '',
    payLater: false,
  },
  terms: { version: '1', path: '/terms' },
  order: null,
} as unknown as OfferView;

test.each([
  [100, false],
  [30, true],
])('an offer of which %i%% is paid at first says when the balance is due: %s', (value, says) => {
  const offer = { ...view.offer, deposit: { of: 'percent', value } as const };
  renderTool(() => (
    <Answer value={{ ...view, offer }}>
      <Component />
    </Answer>
  ));
  expect(document.body.textContent?.includes(installation.balanceDue)).toBe(says);
  expect(screen.queryByText(/Nothing is due later/) !== null).toBe(!says);
});
