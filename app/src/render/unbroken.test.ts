import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const kept = (html: string) => unbroken(html, 'n').replaceAll(/<span class="n">(.*?)<\/span>/g, '[$1]');

test('keeps a short compound on one line, and an amount with its unit', () => {
  expect(kept('<p>Send an e-mail in a 14-day trial.</p>')).toBe('<p>Send an [e-mail] in a [14-day] trial.</p>');
  expect(kept('<p>A made-up, ready-made example</p>')).toBe('<p>A [made-up], [ready-made] example</p>');
  expect(kept('<p>In 3–10 days, or 21 business days</p>')).toBe('<p>In [3–10 days], or [21 business days]</p>');
  expect(kept('<p>Middle of €1,200–€2,000.</p>')).toBe('<p>Middle of [€1,200–€2,000].</p>');
  expect(kept('<p>Tuesday 1 December 2026</p>')).toBe('<p>Tuesday [1 December] 2026</p>');
});

test('lets long compounds and other words break', () => {
  const html = '<p>A well-known one-page site, 3 systems and 2026-11-23.</p>';
  expect(kept(html)).toBe(html);
});

test('leaves attributes, comments, drawings, links and buttons', () => {
  const html =
    '<p><svg><svg></svg><text>e-mail</text><p>e-mail</p></svg><!-- e-mail --><a title="e-mail">e-mail</a><img><br/>';
  expect(kept(html)).toBe(html);
  expect(kept(`${html}e-mail</p>`)).toBe(`${html}[e-mail]</p>`);
  expect(kept('<a><p>e-mail</p></a>')).toBe('<a><p>[e-mail]</p></a>');
});

test('leaves what a script hydrates', () => {
  const island = '<div data-island="newsletter"><div><p>Your e-mail</p></div>e-mail</div>';
  expect(kept(`${island}<p>e-mail</p>`)).toBe(`${island}<p>[e-mail]</p>`);
});
