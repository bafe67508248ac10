import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';

const css = ':root{--ink:light-dark(#111,#eee)}.t{font-size:4px;fill:var(--ink)}';
const html = `<p>Text</p><svg class="d" viewBox="0 0 9 6" role="img" aria-label="A &amp; B"><g><text x="1" y="2" class="t" fill="var(--ink)">Hi</text><use href="#tansy-stem"/></g></svg>`;

test('a drawing is self-contained: in light colours, words as outlines, with the parts that it repeats', () => {
  const { viewBox, alt, content = '' } = drawingOf(html, css) ?? {};
  expect([viewBox, alt]).toEqual(['0 0 9 6', 'A & B']);
  expect(content).not.toMatch(/<text|var\(|light-dark|>Hi/);
  expect(content).toContain('.t{font-size:4px;fill:#111}');
  expect(content).toMatch(/<g fill="#111"><path [^>]+><path [^>]+><\/g>/);
  expect(content).toContain('id="tansy-stem"');
});

test('a page without a drawing has none', () =>
  expect(drawingOf('<svg viewBox="0 0 9 6"></svg>', css)).toBeUndefined());
