import { formatHex, parse as parseColour, wcagContrast } from 'culori';
import parseValue, { type Node } from 'postcss-value-parser';
import { type Pair, pairs } from './pairs.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Values of custom properties, by their names: `--ag-color-brand`. */
export type Tokens = ReadonlyMap<string, string>;

/** The arguments of `light-dark()`, and those of `var()`: a name, and a fallback that may have commas. */
function twoArguments(nodes: Node[]): [Node[], Node[] | undefined] {
  const comma = nodes.findIndex((node) => node.type === 'div' && node.value === ',');
  return comma < 0 ? [nodes, undefined] : [nodes.slice(0, comma), nodes.slice(comma + 1)];
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
        const [first, second] = twoArguments(node.nodes);
        if (node.value === 'light-dark') return resolve(scheme === 'light' ? first : (second ?? [])).trim();
        if (node.value !== 'var') return `${node.value}(${resolve(node.nodes)})`;
        const named = resolved(tokens, resolve(first).trim(), scheme, [...above, name]);
        if (named === undefined && !second) lost = true;
        return named ?? resolve(second ?? []).trim();
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

/** The contrast of every pair in both schemes. */
export const contrasts = (tokens: Tokens): Contrast[] =>
  pairs.flatMap((pair) =>
    schemes.map((scheme) => {
      const colours = (name: string) => coloursOf(resolved(tokens, `--ag-${name}`, scheme) ?? '');
      const [of] = colours(pair.of);
      const ratios = of === undefined ? [] : colours(pair.on).map((on) => wcagContrast(of, on));
      const ratio = ratios.length > 0 ? Math.min(...ratios) : undefined;
      return { ...pair, scheme, ratio, enough: ratio !== undefined && ratio >= pair.least };
    }),
  );
