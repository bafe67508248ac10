import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put in is text', () => {
  expect(html`<p title="${'"\'>'}">${'<b>&</b>'}</p>`.text).toBe(
    '<p title="&quot;&#39;&gt;">&lt;b&gt;&amp;&lt;/b&gt;</p>',
  );
});

test('markup made here stays markup, alone and in a list', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>');
});

test('numbers are written out and nothing is nothing', () => {
  expect(html`<p>${3}${null}</p>`.text).toBe('<p>3</p>');
});
