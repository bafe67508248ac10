import { closest, distance } from 'fastest-levenshtein';
import postcss, { type Container, type Document } from 'postcss';
import { coloursOf, contrasts, resolved, type Scheme, schemes } from './contrast.ts';

/** Tokens that belong together: a theme that sets one of them must set all. */
const together = ['brand', 'brand-tint', 'strand-a', 'strand-b', 'strand-c', 'focus']
  .map((name) => `--ag-color-${name}`)
  .concat('--ag-gradient-brand');

/** The schemes that a declaration in `rule` is for. */
function schemesOf(rule: Container | Document | undefined): readonly Scheme[] {
  if (!rule) return schemes;
  const text = 'selector' in rule ? String(rule.selector) : 'params' in rule ? String(rule.params) : '';
  const [, scheme] = /(?:data-theme=["']?|prefers-color-scheme:\s*)(light|dark)/.exec(text) ?? [];
  return scheme ? [scheme as Scheme] : schemesOf(rule.parent);
}

/** The custom properties that a style sheet sets, in each scheme. Throws where it is no CSS. */
function readTokens(css: string): Record<Scheme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  postcss.parse(css).walkDecls(/^--/, ({ parent, prop, value }) => {
    for (const scheme of schemesOf(parent)) found[scheme].set(prop, value.trim());
  });
  return found;
}

/**
 * Checks the style sheet of a brand: names that the library doesn't know, tokens that are missing beside others, colours
 * that can't be computed, and the contrast of all pairs of colours, in both schemes. Returns a sentence for each error.
 * @param css the brand's style sheet
 * @param styles the library's own, with the defaults: `dist/styles/index.css`
 */
export function checkBrand(css: string, styles: string): string[] {
  const own = readTokens(css);
  const defaults = readTokens(styles);
  const known = [...new Set(styles.match(/--ag-[\w-]+/g))].sort();
  const names = [...new Set([...own.light.keys(), ...own.dark.keys()])].filter((name) => name.startsWith('--ag-'));
  const set = together.filter((name) => names.includes(name));
  return [
    ...names
      .filter((name) => !known.includes(name))
      .map((name) => {
        const near = closest(name, known);
        return `There is no ${name}.${distance(name, near) <= 3 ? ` Did you mean ${near}?` : ''}`;
      }),
    ...together
      .filter((name) => set.length > 0 && !names.includes(name))
      .map((name) => `${name} is missing: it goes with ${set.join(', ')}.`),
    ...schemes.flatMap((scheme) => {
      const tokens = new Map([...defaults[scheme], ...own[scheme]]);
      const unreadable = names
        .filter((name) => /^--ag-(color|gradient)-/.test(name) && known.includes(name))
        .filter((name) => coloursOf(resolved(tokens, name, scheme) ?? '').length === 0)
        .map((name) => `In ${scheme} mode, ${name} isn’t a colour: ${own[scheme].get(name)}`);
      const faint = contrasts(tokens)
        .filter((pair) => pair.scheme === scheme && pair.ratio !== undefined && !pair.enough)
        .map(
          ({ of, on, ratio, least, where }) =>
            `In ${scheme} mode, ${where}: --ag-${of} on --ag-${on} has ${ratio?.toFixed(2)} : 1 and needs ${least} : 1.`,
        );
      return [...unreadable, ...faint];
    }),
  ];
}
