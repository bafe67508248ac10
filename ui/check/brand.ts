import postcss, { type Declaration } from 'postcss';
import { type Contrast, coloursOf, contrasts, resolved, type Scheme, schemes, type Tokens } from './contrast.ts';

/** A message about an error in a brand's style sheet. */
export interface Finding {
  kind: 'misspelt' | 'missing' | 'unreadable' | 'contrast';
  text: string;
}

/** Tokens that belong together: a theme that sets one of them must set all. */
const together = [
  'color-brand',
  'color-brand-tint',
  'color-strand-a',
  'color-strand-b',
  'color-strand-c',
  'color-focus',
  'gradient-brand',
].map((name) => `--ag-${name}`);

/** The scheme that a declaration is for; undefined for both. */
function schemeOf(declaration: Declaration): Scheme | undefined {
  let rule: postcss.Container | postcss.Document | undefined = declaration.parent;
  for (; rule; rule = rule.parent) {
    const text = 'selector' in rule ? String(rule.selector) : 'params' in rule ? String(rule.params) : '';
    const [, scheme] = /(?:data-theme=["']?|prefers-color-scheme:\s*)(light|dark)/.exec(text) ?? [];
    if (scheme) return scheme as Scheme;
  }
  return undefined;
}

/** The custom properties that a style sheet sets, in each scheme. Throws where it is no CSS. */
function readTokens(css: string): Record<Scheme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  postcss.parse(css).walkDecls(/^--/, (declaration) => {
    const scheme = schemeOf(declaration);
    for (const one of scheme ? [scheme] : schemes) found[one].set(declaration.prop, declaration.value.trim());
  });
  return found;
}

/** The edit distance of two names; more than `limit` counts as `limit + 1`. */
function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (limit === 0 || Math.abs(a.length - b.length) > limit) return limit + 1;
  let same = 0;
  while (a[same] !== undefined && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const ways = [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
  ] as const;
  return 1 + Math.min(...ways.map(([one, other]) => distance(one, other, limit - 1)));
}

function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known.map((one) => ({ one, far: distance(name, one, 3) })).sort((a, b) => a.far - b.far)[0];
  return near && near.far <= 3 ? near.one : undefined;
}

const pairText = ({ of, on, scheme, ratio, least, where }: Contrast) =>
  `In ${scheme} mode, ${where}: --ag-${of} on --ag-${on} has ${ratio?.toFixed(2)} : 1 and needs ${least} : 1.`;

/**
 * Checks the style sheet of a brand: names that the library doesn't know, tokens that are missing beside others, colours
 * that can't be computed, and the contrast of all pairs of colours, in both schemes.
 * @param css the brand's style sheet
 * @param styles the library's own, with the defaults: `dist/styles/index.css`
 */
export function checkBrand(css: string, styles: string): Finding[] {
  const own = readTokens(css);
  const known = [...new Set(styles.match(/--ag-[\w-]+/g))].sort();
  const names = [...new Set([...own.light.keys(), ...own.dark.keys()])].filter((name) => name.startsWith('--ag-'));

  const misspelt = names
    .filter((name) => !known.includes(name))
    .map((name): Finding => {
      const near = nearest(name, known);
      return { kind: 'misspelt', text: `There is no ${name}.${near ? ` Did you mean ${near}?` : ''}` };
    });

  const set = together.filter((name) => names.includes(name));
  const missing = together
    .filter((name) => set.length > 0 && !names.includes(name))
    .map((name): Finding => ({ kind: 'missing', text: `${name} is missing: it goes with ${set.join(', ')}.` }));

  const defaults = readTokens(styles);
  const inScheme = (scheme: Scheme): Tokens => new Map([...defaults[scheme], ...own[scheme]]);
  const unreadable = schemes.flatMap((scheme) =>
    names
      .filter((name) => /^--ag-(color|gradient)-/.test(name) && known.includes(name))
      .filter((name) => coloursOf(resolved(inScheme(scheme), name, scheme) ?? '').length === 0)
      .map(
        (name): Finding => ({
          kind: 'unreadable',
          text: `In ${scheme} mode, ${name} isn’t a colour: ${own[scheme].get(name)}`,
        }),
      ),
  );

  const faint = schemes.flatMap((scheme) =>
    contrasts(inScheme(scheme))
      .filter((pair) => pair.scheme === scheme && pair.ratio !== undefined && !pair.enough)
      .map((pair): Finding => ({ kind: 'contrast', text: pairText(pair) })),
  );
  return [...misspelt, ...missing, ...unreadable, ...faint];
}
