import { words } from './letters.ts';
import { unescaped } from './markup.ts';
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
  new RegExp(`(?:^|[;\\s"])${name}[:=]"?([^;"]+)`).exec(declarations)?.[1];

/**
 * The first drawing of a page with its own frame, as an SVG that needs neither the page's styles, its sprite nor its
 * font: in light colours, words as outlines. Undefined if the page has none.
 * @param css the styles of the page
 */
export function drawingOf(html: string, css: string): { viewBox: string; content: string; alt: string } | undefined {
  const found = /<svg[^>]* viewBox="([^"]+)" role="img" aria-label="([^"]+)"[^>]*>(.*?)<\/svg>/s.exec(html);
  const [, viewBox, label, inner] = found ?? [];
  if (!viewBox || !label || !inner) return undefined;
  const light = lightValues(css);
  const rules = new Map(
    [...new Set([...inner.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))].map((name) => [
      name,
      light(new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(css)?.[1] ?? ''),
    ]),
  );
  const drawn = inner.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const style = rules.get(valueIn(attributes, 'class') ?? '') ?? '';
    const setting = {
      size: Number.parseFloat(valueIn(style, 'font-size') ?? '16'),
      tracking: Number.parseFloat(valueIn(style, 'letter-spacing') ?? '0'),
    };
    const [x, y] = [valueIn(attributes, 'x'), valueIn(attributes, 'y')].map(Number);
    const outlines = words(x ?? 0, y ?? 0, unescaped(text), setting, valueIn(attributes, 'text-anchor'));
    return `<g fill="${valueIn(attributes, 'fill') ?? 'currentColor'}">${outlines}</g>`;
  });
  const styles = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`).join('');
  const parts = spriteFor(inner).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return { viewBox, alt: unescaped(label), content: `<style>${styles}</style>${parts}${light(drawn)}` };
}
