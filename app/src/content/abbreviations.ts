/** What the abbreviations in the names of packages and their features mean. */
const abbreviations: Readonly<Record<string, string>> = {
  AED: 'advertising efficiency dashboard',
  AI: 'artificial intelligence',
  API: 'access for other software',
  CRM: 'customer relationship management',
  GARO: 'genetic algorithm restocking optimizer',
  HR: 'human resources',
  KPI: 'key performance indicators, the figures that count most',
  MCD: 'marketing cost displacement',
  'P&L': 'profit and loss',
  RCD: 'returning customer discounts',
  SEO: 'search engine optimisation, so that people find you',
};

/**
 * Explains the abbreviations that occur in texts and aren't written out there: "HR: human resources. P&L: profit and loss."
 * Empty if there are none.
 * @param texts anything else is ignored
 */
export function explainAbbreviations(texts: readonly unknown[]): string {
  const all = texts.filter((text) => typeof text === 'string').join(' ');
  const words = new Set(all.split(/[^\w&]+/));
  return Object.entries(abbreviations)
    .filter(([abbreviation, meaning]) => words.has(abbreviation) && !all.toLowerCase().includes(meaning.toLowerCase()))
    .map(([abbreviation, meaning]) => `${abbreviation}: ${meaning}.`)
    .join(' ');
}
