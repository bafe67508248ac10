import { formatHex, parse as parseColour, wcagContrast } from 'culori';
import parseValue, { type Node } from 'postcss-value-parser';
import { type Pair, pairs } from './pairs.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Values of custom properties, by their names: `--ag-color-brand`. */
export type Tokens = ReadonlyMap<string, string>;

/** The arguments of a CSS function, split at its commas. */
function argumentsOf(nodes: readonly Node[]): Node[][] {
  const all: Node[][] = [[]];
  for (const node of nodes)
    if (node.type === 'div' && node.value === ',') all.push([]);
    else all.at(-1)?.push(node);
  return all;
}

/** The value of a token in a scheme, with every `var()` and `light-dark()` replaced; undefined if one can't be resolved. */
export function resolved(
  tokens: Tokens,
  name: string,
  scheme: Scheme,
  above: readonly string[] = [],
): string | undefined {
  const value = tokens.get(name);
  if (value === undefined || above.includes(name)) return undefined;
  let lost = false;
  const resolve = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (node.type !== 'function') return parseValue.stringify(node);
        const parts = argumentsOf(node.nodes);
        if (node.value === 'light-dark') return resolve(parts[scheme === 'light' ? 0 : 1] ?? []).trim();
        if (node.value !== 'var') return `${node.value}(${resolve(node.nodes)})`;
        const [own = [], ...fallback] = parts;
        const named = resolved(tokens, resolve(own).trim(), scheme, [...above, name]);
        if (named === undefined && fallback.length === 0) lost = true;
        return named ?? resolve(fallback.flat()).trim();
      })
      .join('');
  const whole = resolve(parseValue(value).nodes).trim();
  return lost ? undefined : whole;
}

/** The colours of a value, as hex: one, or those of a gradient. */
export function coloursOf(value: string): string[] {
  const whole = parseColour(value);
  if (whole) return [formatHex(whole)];
  const found: string[] = [];
  parseValue(value).walk((node) => {
    const colour =
      node.type === 'word' || node.type === 'function' ? parseColour(parseValue.stringify(node)) : undefined;
    if (!colour) return undefined;
    found.push(formatHex(colour));
    // Not the numbers inside it.
    return false;
  });
  return found;
}

/** The contrast of a pair in a scheme. */
export interface Contrast extends Pair {
  scheme: Scheme;
  /** From 1 to 21; undefined if one of the two colours can't be computed. */
  ratio: number | undefined;
  enough: boolean;
}

function contrastOf(tokens: Tokens, pair: Pair, scheme: Scheme): Contrast {
  const colours = (name: string) => coloursOf(resolved(tokens, `--ag-${name}`, scheme) ?? '');
  const [of] = colours(pair.of);
  const ratios = of === undefined ? [] : colours(pair.on).map((on) => wcagContrast(of, on));
  const ratio = ratios.length > 0 ? Math.min(...ratios) : undefined;
  return { ...pair, scheme, ratio, enough: ratio !== undefined && ratio >= pair.least };
}

/** The contrast of every pair in both schemes. */
export const contrasts = (tokens: Tokens): Contrast[] =>
  pairs.flatMap((pair) => schemes.map((scheme) => contrastOf(tokens, pair, scheme)));
