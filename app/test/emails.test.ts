// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { composeEmail } from '../server/platform/mail/layout.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { origin, sampleEmails } from './sampleEmails.ts';

/** What Outlook, Gmail and Apple Mail all understand, or can leave out without harm. */
const safe = new Set(
  `background-color border border-bottom border-collapse border-radius border-top color display font-family font-size
  font-weight letter-spacing line-height margin max-height max-width mso-hide mso-line-height-rule mso-padding-alt overflow
  overflow-wrap padding text-decoration white-space`.split(/\s+/),
);

const declarationsOf = (element: Element) =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .filter(Boolean)
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    });

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The text size of an element, or of its nearest ancestor with one. */
const typeOf = (element: Element | null): Map<string, string> => {
  if (!element) return new Map();
  const own = new Map(declarationsOf(element));
  return own.has('font-size') ? own : typeOf(element.parentElement);
};

test.each([
  [400, 80, 'Knot & Sons'],
  [80, 80, ''],
])('the agency’s own logo of %i × %i is shown with the name once: in it or beside it', (width, height, alt) => {
  const hash = '0123456789abcdef01234567';
  const own = {
    ...readSettings({ AGENCY_NAME: 'Knot & Sons', SITE_URL: origin }, () => 'x'),
    agencyLogo: { hash, width, height },
  };
  const { html } = composeEmail({ settings: own, title: 'Hello', preview: 'Hello', parts: [] });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [logo] = page.querySelectorAll('img');
  expect(logo?.src).toBe(`${origin}/pictures/${hash}-logo.png`);
  expect(logo?.alt).toBe(alt);
  expect(page.querySelector('img')?.closest('tr')?.textContent?.trim()).toBe(alt ? '' : 'Knot & Sons');
});

describe.each([...sampleEmails])('the e-mail "%s"', (_, email) => {
  const { html, text } = email;
  const body = new DOMParser().parseFromString(html, 'text/html');
  const all = [...body.body.querySelectorAll('*')];

  test('has only styles that e-mail programs know', () => {
    for (const element of [body.body, ...all])
      for (const [property, value] of declarationsOf(element)) {
        expect(safe.has(property), `${property}: ${value}`).toBe(true);
        expect(value).not.toMatch(/var\(|calc\(|min\(|max\(|clamp\(|flex|grid|rem\b|rgb|light-dark/);
      }
    expect(body.querySelectorAll('link, script, svg, picture')).toHaveLength(0);
  });

  test('has pictures of its own site only, the same for everyone, and says without them what they show', () => {
    const pictures = [...body.querySelectorAll('img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const each of pictures) {
      expect(each.src).toMatch(/^https:\/\/agency\.example\/mail\/knot-[123]\.png$/);
      expect(each.alt).toBe('');
      expect(Number(each.getAttribute('width')) * Number(each.getAttribute('height'))).toBeGreaterThan(0);
      // The name of the agency on its right, or the state on its left.
      const cell = each.closest('td');
      expect((cell?.nextElementSibling ?? cell?.previousElementSibling)?.textContent).toMatch(/\w/);
    }
  });

  test('is laid out with presentational tables, at most 600 px wide', () => {
    for (const table of body.querySelectorAll('table:not(:has(th))')) {
      expect(table.getAttribute('role')).toBe('presentation');
      expect(['0', '0', '0']).toEqual(['cellpadding', 'cellspacing', 'border'].map((name) => table.getAttribute(name)));
    }
    for (const cell of body.querySelectorAll('td, th'))
      expect(declarationsOf(cell).map(([name]) => name)).toContain('padding');
    const widths = [...html.matchAll(/(?:max-width:|width="?:?)(\d+)(?!%|\d)/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBe(600);
  });

  test('gives every text a fixed line height, and a colour for dark mode', () => {
    for (const element of all.filter(hasOwnText)) {
      if (element.closest('[style*="mso-hide"]')) continue;
      const type = typeOf(element);
      expect(type.get('line-height'), element.outerHTML).toMatch(/px$/);
      expect(type.get('mso-line-height-rule')).toBe('exactly');
    }
    for (const element of [body.body, ...all])
      for (const [property, value] of declarationsOf(element).filter(([, each]) => each.includes('#'))) {
        const kind = { color: 'text', 'background-color': 'fill' }[property] ?? 'border';
        expect(
          [...element.classList].some((name) => name.startsWith(`${kind}-`)),
          `${property}: ${value}`,
        ).toBe(true);
      }
    for (const name of all.flatMap((element) => [...element.classList]).filter((each) => each.includes('-')))
      expect(html.split('</head>')[0], name).toContain(`.${name}{`);
  });

  test('is complete in Gmail, which cuts long e-mails and drops long style sheets', () => {
    expect(html.length).toBeLessThan(60_000);
    for (const sheet of body.querySelectorAll('style')) expect(sheet.textContent?.length).toBeLessThan(8_000);
  });

  test('has a title, a preview and every link of its plain text', () => {
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.title).toBe(body.querySelector('h1')?.textContent);
    expect(body.body.firstElementChild?.textContent).toMatch(/^\w[^\u2007]{10,}/);
    for (const [url] of text.matchAll(/https?:\/\/[^\s)]+/g))
      expect([...body.querySelectorAll('a')].map(({ href }) => href)).toContain(new URL(url).href);
  });
});
