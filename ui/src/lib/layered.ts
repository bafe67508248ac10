import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { componentsLayer, sharedLayer } from '../theme/layers.css';

type Rule = Omit<StyleRule, '@layer'>;

const into = (layer: string) => (rule: Rule) => ({ '@layer': { [layer]: rule } });
export const intoComponents = into(componentsLayer);
/** For the base and the variants of a `recipe`. */
export const intoShared = into(sharedLayer);

/** A style in the components layer, so that any unlayered rule of the app wins over it. */
export const layered = (rule: Rule): string => style(intoComponents(rule));

/** One class for each variant. */
export const layeredVariants = <Key extends string>(rules: Record<Key, Rule>): Record<Key, string> =>
  styleVariants(rules, intoComponents);

/** A style that several components share; a component's own styles override it. */
export const shared = (rule: Rule): string => style(intoShared(rule));

export const sharedVariants = <Key extends string>(rules: Record<Key, Rule>): Record<Key, string> =>
  styleVariants(rules, intoShared);

/** For elements that are repeated inside a styled one: a class on each would only make the page longer. */
export const sharedWithin = (selector: string, rule: Omit<Rule, 'selectors'>): void =>
  globalStyle(selector, intoShared(rule));
