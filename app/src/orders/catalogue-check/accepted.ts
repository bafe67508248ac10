const twoLists =
  'The client gave two price lists. Where the quick quote is cheaper for the same systems, the package builder says so, with the amount.';
const asListed = 'Charged as listed. No page says that the package costs less than its parts.';
const computed = 'Never shown: every page shows the computed difference.';
const notGiven = 'The client gave no text; the cards work without it.';
const siteWords = 'The client gave no text; the wizard has its own.';
const unproven = 'The client’s own figure. The setting CLAIMS removes it from every page.';

/** Findings that are accepted until the client answers, each with the reason. */
export const accepted: Readonly<Record<string, string>> = {
  'beta-not-below-standard configurator garo': 'Charged as listed. No page shows a saving for it.',
  'setup-may-be-inside configurator garo': 'The client’s formula adds the fee; the bill shows it on its own line.',
  'stated-saving-wrong configurator trinity-core': computed,
  'stated-saving-wrong configurator trinity-plus': computed,
  'package-costs-more-than-parts configurator trinity-core beta': asListed,
  'package-costs-more-than-parts configurator trinity-core standard': asListed,
  'package-costs-more-than-parts configurator trinity-plus standard': asListed,
  'price-lists-differ expense': twoLists,
  'price-lists-differ garo': twoLists,
  'price-lists-differ aed': twoLists,
  'price-lists-differ trinity-core': twoLists,
  'price-lists-differ trinity-plus': twoLists,
  'ranges-overlap full premium': 'The middle of each range is charged, and the middles differ.',
  'price-not-in-the-middle premium':
    'The client’s price for the planner. It is the middle of the other wizards’ range.',
  'planner-range-differs premium': 'The client gave two ranges; each wizard shows its own.',
  'label-not-the-bill aed-only': computed,
  'label-not-the-bill trinity-core': computed,
  'label-not-the-bill trinity-plus': computed,
  'missing-text trinityOptions features: trinity-core, trinity-plus': 'Cards of a package list its systems.',
  'missing-text trinityOptions benefits: expense, mcd, rcd, garo, aed, trinity-core, trinity-plus': notGiven,
  'missing-text industries examples: restaurant, retail, services, hospitality, property, other': siteWords,
  'missing-text goals description: fees, brand, automation, scale, customers, insights': siteWords,
  'missing-text paths description: template, custom, hybrid, subscription': notGiven,
  'unproven-claim fees': unproven,
  'unproven-claim automation': unproven,
};
