import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Buyer } from '../orders/checkoutRequest.ts';
import type { WizardDefinition } from './kit/definition.ts';
import { packageBuilder } from './package-builder/definition';
import { planner } from './planner/definition';
import { quickQuote } from './quick-quote/definition';

/** The first step, drawn by the build: its subtitle, and its body as HTML. */
function drawn<Answers extends Buyer, Id extends string>({ flow, steps }: WizardDefinition<Answers, Id>) {
  const [{ id }] = flow.steps(flow.blank);
  const { subtitle, body } = steps[id]({ answers: flow.blank, onAnswer: () => {}, review: null });
  return { subtitle, html: renderToString(<MemoryRouter>{body}</MemoryRouter>) };
}

test.each([
  ['package builder', drawn(packageBuilder)],
  ['quick quote', drawn(quickQuote)],
  ['planner', drawn(planner)],
])('the first step of the %s is part of its page: loaded later, it would move what is below', (_, { html }) =>
  expect(html).toContain('<input'),
);

test('the first step of the planner says how many there are', () =>
  expect(drawn(planner).subtitle).toMatch(/^\w+ short steps /));
