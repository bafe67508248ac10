import { expect, test } from 'vitest';
import { defaultCatalogue } from '../domain/catalogue/defaultCatalogue.ts';
import { type TermsFacts, termsOf, termsText } from './terms.ts';

const facts: TermsFacts = {
  name: 'Knot & Sons',
  seller: 'Knot Limited, trading as Knot & Sons · Company no. 654321, registered in Ireland',
  contact: 'Knot Limited, 1 Main Street, Cork, hello@knot.example',
  country: 'IE',
  vat: null,
  choices: { balanceDue: 'agreed', cancellation: 'work-done', revisionRounds: null },
};
const textOf = (change: Partial<TermsFacts> = {}, choices: Partial<TermsFacts['choices']> = {}) =>
  termsText(termsOf(defaultCatalogue, { ...facts, ...change, choices: { ...facts.choices, ...choices } }));

test('name the seller in full once, and the deposits of the price list', () => {
  expect(textOf()).toContain(`You buy from Knot & Sons. Our company: ${facts.seller}.`);
  expect(textOf().split(facts.seller)).toHaveLength(2);
  expect(textOf()).toContain(
    'a deposit: 50% of a total under €1,000, 20% from €1,000 up, and 30% of a plan from the budget planner.',
  );
});

test('say how to reach a seller of whom nothing but the name is known', () => {
  const name = 'Knot & Sons';
  expect(textOf({ seller: name, contact: name })).toContain(`You buy from ${name}. To reach us, use the form`);
  expect(textOf({ seller: name, contact: `${name}, hello@knot.example` })).toContain(
    `You buy from ${name}. To reach us: ${name}, hello@knot.example.`,
  );
});

test.each([
  ['agreed', 'We’ll agree in writing when the balance is due.'],
  ['start', 'The balance is due before we start.'],
  ['delivery', 'The balance is due when we’ve delivered everything.'],
] as const)('say when the balance is due: %s', (balanceDue, sentence) =>
  expect(textOf({}, { balanceDue })).toContain(`The rest is the balance. ${sentence}`),
);

test('say what a customer who cancels gets back', () => {
  expect(textOf({}, { cancellation: 'work-done' })).toContain('You pay for the work we’ve done by then');
  expect(textOf({}, { cancellation: 'before-start' })).toContain('Once we’ve started, we keep the deposit');
});

test('say how many rounds of revision there are', () => {
  expect(textOf()).toContain('we agree in writing how many there are.');
  expect(textOf({}, { revisionRounds: 1 })).toContain('Other work includes 1 round of revision.');
  expect(textOf({}, { revisionRounds: 2 })).toContain('Other work includes 2 rounds of revision.');
});

test('say whether the prices include VAT, and whose law applies', () => {
  expect(textOf()).not.toContain('VAT');
  expect(textOf({ vat: 'included' })).toContain('A consultation is paid in full. All prices include VAT.');
  expect(textOf({ country: 'DE' })).toContain('The law of Germany applies.');
});

test('have the model withdrawal form, a line for each of its fields, and whom to send it to', () => {
  const form = textOf()
    .split('\n\n')
    .find((paragraph) => paragraph.startsWith('Model withdrawal form\n'));
  expect(form?.split('\n')).toEqual(
    expect.arrayContaining([
      `– To ${facts.contact}:`,
      '– Ordered on:',
      '– Name of consumer(s):',
      '– Address of consumer(s):',
      '– Date:',
    ]),
  );
  expect(textOf()).toContain(`you must inform us (${facts.contact}) of your decision`);
});
