import { expect, test } from 'vitest';
import { html } from './html.ts';

test('values are escaped', () => {
  expect(html`<p title="${'"\'>'}">${'<b>&</b>'}</p>`.text).toBe(
    '<p title="&quot;&#39;&gt;">&lt;b&gt;&amp;&lt;/b&gt;</p>',
  );
});

test('nested templates are not escaped, alone or in a list', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>');
});

test('numbers are rendered, null is not', () => {
  expect(html`<p>${3}${null}</p>`.text).toBe('<p>3</p>');
});
