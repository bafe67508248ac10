/** A text for each plural form that its language has, by the names of `Intl.PluralRules`. */
export type Counted = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Fills a template: "Step {step} of {count}". */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The form of a text for a number. */
export const forCount = (text: Counted, count: number, locale: string): string =>
  typeof text === 'string' ? text : (text[new Intl.PluralRules(locale).select(count)] ?? text.other);
