import { expect, test } from 'vitest';
import { contractFindings } from '.';

const radio = (value: string) => `<label><input type="radio" name="tier" value="${value}">${value}</label>`;

test.each([
  ['radio buttons without a group', radio('a') + radio('b'), 'are in no group'],
  ['a group without a name', `<fieldset>${radio('a')}${radio('b')}</fieldset>`, '<fieldset> has no name'],
  [
    'a question in two groups',
    `<fieldset aria-label="A">${radio('a')}</fieldset><fieldset aria-label="B">${radio('b')}</fieldset>`,
    'is in a different group',
  ],
  ['a choice without a name', '<input type="checkbox">', 'has no name'],
  ['a field without a label', '<input type="text">', 'has no label'],
  ['an error without words', '<input aria-label="Name" aria-invalid="true">', 'does not say why'],
  ['a dialog without a name', '<dialog open><button>Close</button></dialog>', 'has no name'],
  ['a dialog without a way out', '<dialog open aria-label="Terms">Text</dialog>', 'has no button that closes it'],
  [
    'a calendar with two stops',
    '<table role="grid" aria-label="May"><tr><td tabindex="0"></td><td tabindex="0"></td></tr></table>',
    'more than one stop',
  ],
  [
    'two current steps',
    '<ol><li aria-current="step">1</li><li aria-current="step">2</li></ol>',
    'more than one current',
  ],
  ['a button without words', '<button><svg></svg></button>', 'has no words'],
  ['an id used twice', '<p id="a"></p><p id="a"></p>', 'The id a is used more than once'],
  ['a reference that leads nowhere', '<input aria-label="Name" aria-describedby="b">', 'refers to b'],
])('finds %s', (_, html, words) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  expect(contractFindings(page)).toEqual([expect.stringContaining(words)]);
  page.remove();
});

test.each([
  ['the bar of a narrow column, in a wide one', '<button style="display: none">Order summary</button>'],
  ['what is in a hidden part', '<div hidden><button></button><input></div>'],
])('passes over %s', (_, html) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  expect(contractFindings(page)).toEqual([]);
  page.remove();
});
