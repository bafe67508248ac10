import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { paths } from '../../content/links/paths.ts';

test('the banner is hidden on the cookie settings page', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.getElementById('consent')?.dataset.except).toBe(paths.consent);
});
