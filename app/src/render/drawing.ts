import { Parser } from 'htmlparser2';
import { words } from './letters.ts';
import { spriteFor } from './sprite.tsx';

/** The values of the light scheme: custom properties are replaced by their values. */
function lightValues(css: string): (text: string) => string {
  const properties = new Map(
    [...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const resolved = (text: string): string =>
    text
      .replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolved(properties.get(name) ?? 'none'))
      .replace(/light-dark\(\s*([^,()]+),[^()]*\)/g, '$1');
  return resolved;
}

const valueIn = (declarations: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}:([^;]+)`).exec(declarations)?.[1];

/**
 * The first drawing of a page with its own frame, as an SVG that needs neither the page's styles, its sprite nor its
 * font: in light colours, words as outlines. Undefined if the page has none.
 * @param css the styles of the page
 */
export function drawingOf(html: string, css: string): { viewBox: string; content: string; alt: string } | undefined {
  const light = lightValues(css);
  const rules = new Map<string, string>();
  let found: { viewBox: string; alt: string } | undefined;
  let drawn = '';
  let copied = 0;
  let depth = 0;
  let text: { attributes: Record<string, string>; words: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { viewbox = '', role, class: names = '' } = attributes;
      if (depth === 0) {
        if (found || name !== 'svg' || role !== 'img' || viewbox === '') return;
        found = { viewBox: viewbox, alt: attributes['aria-label'] ?? '' };
        copied = parser.endIndex + 1;
      } else if (name === 'text') {
        drawn += html.slice(copied, parser.startIndex);
        text = { attributes, words: '' };
      }
      depth += 1;
      for (const each of names.split(' ').filter((each) => depth > 1 && each !== '')) {
        rules.set(each, light(new RegExp(`\\.${each}\\{([^}]*)\\}`).exec(css)?.[1] ?? ''));
      }
    },
    ontext(part) {
      if (text) text.words += part;
    },
    onclosetag(name) {
      if (depth === 0) return;
      depth -= 1;
      if (depth === 0) drawn += html.slice(copied, parser.startIndex);
      if (name !== 'text' || !text) return;
      drawn += outlined(text.words, text.attributes, rules.get(text.attributes.class ?? '') ?? '');
      copied = parser.endIndex + 1;
      text = undefined;
    },
  });
  parser.end(html);
  if (!found) return undefined;
  const styles = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`).join('');
  const parts = spriteFor(drawn).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return { ...found, content: `<style>${styles}</style>${parts}${light(drawn)}` };
}

/** A line of text as outlines. */
function outlined(text: string, attributes: Record<string, string>, style: string): string {
  const setting = {
    size: Number.parseFloat(attributes['font-size'] ?? valueIn(style, 'font-size') ?? '16'),
    tracking: Number.parseFloat(valueIn(style, 'letter-spacing') ?? '0'),
  };
  const outlines = words(
    Number(attributes.x ?? 0),
    Number(attributes.y ?? 0),
    text,
    setting,
    attributes['text-anchor'],
  );
  return `<g fill="${attributes.fill ?? 'currentColor'}">${outlines}</g>`;
}
