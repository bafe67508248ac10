import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css';

type Rule = Omit<StyleRule, '@layer'>;

/** A style in the components layer, so that any unlayered rule of the app wins over it. */
export const layered = (rule: Rule, debugId?: string): string =>
  style({ '@layer': { [componentsLayer]: rule } }, debugId);

/** One class per choice the caller has. */
export const layeredVariants = <Key extends string>(rules: Record<Key, Rule>, debugId?: string): Record<Key, string> =>
  styleVariants(rules, (rule: Rule) => ({ '@layer': { [componentsLayer]: rule } }), debugId);

/** For what stands many times over inside a styled element: a class on each would only make the page longer. */
export const layeredWithin = (selector: string, rule: Omit<Rule, 'selectors'>): void =>
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
