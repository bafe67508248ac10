import type { Click } from './click.ts';

const all = {
  solutionType: 'trinity',
  selectedIndustry: 'retail',
  selectedGoals: ['scale'],
  trinitySelectionId: 'garo',
  selectedTier: 'full',
  hasPhysicalStore: null,
  aedUpsellChoice: 'skip',
};

/** A step of the quick quote. */
const on = (url: string, step: string, answers: Partial<Record<keyof typeof all, unknown>>) => ({
  url: `${url}/service/stepWizardPage?step=${step}`,
  saved: { 'quote-builder': JSON.stringify({ version: 1, currentStep: 1, ...all, ...answers }) },
});

const website = { solutionType: 'website' };
const lit = 'button:not([aria-disabled])';

/** A click on each step of the quick quote. */
export function quoteClicks(url: string): readonly { what: string; click: Click }[] {
  return [
    {
      what: 'solution',
      click: { ...on(url, 'solution', { solutionType: null }), name: 'Website & Digital Platform', result: '€1,600' },
    },
    {
      what: 'industry',
      click: {
        ...on(url, 'industry', { ...website, selectedIndustry: null }),
        name: 'Retail',
        resultSelector: lit,
        result: 'Continue',
      },
    },
    {
      what: 'goals',
      click: {
        ...on(url, 'goals', { ...website, selectedGoals: [] }),
        role: 'checkbox',
        name: 'Scale Your Business',
        resultSelector: lit,
        result: 'Continue',
      },
    },
    {
      what: 'system',
      click: { ...on(url, 'trinity', { trinitySelectionId: null }), name: 'Trinity Core', result: '€600' },
    },
    { what: 'upsell', click: { ...on(url, 'upsell', { aedUpsellChoice: null }), name: 'Add AED', result: '€400' } },
    {
      what: 'tier',
      click: { ...on(url, 'tier', { ...website, selectedTier: null }), name: 'Premium', result: '€2,400' },
    },
    { what: 'store', click: { ...on(url, 'store', {}), name: 'Yes, we have a store', result: '€1,800' } },
  ];
}
