import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { paths } from '../../content/links/paths.ts';

test('the banner stays away from the page that asks by itself', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.getElementById('consent')?.dataset.except).toBe(paths.consent);
});
