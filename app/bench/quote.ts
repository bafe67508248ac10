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
      click: { ...on(url, 'solution', { solutionType: null }), card: 'Website & Digital Platform', total: '€1,600' },
    },
    {
      what: 'industry',
      click: {
        ...on(url, 'industry', { ...website, selectedIndustry: null }),
        card: 'Retail',
        place: lit,
        total: 'Continue',
      },
    },
    {
      what: 'goals',
      click: {
        ...on(url, 'goals', { ...website, selectedGoals: [] }),
        role: 'checkbox',
        card: 'Scale Your Business',
        place: lit,
        total: 'Continue',
      },
    },
    {
      what: 'system',
      click: { ...on(url, 'trinity', { trinitySelectionId: null }), card: 'Trinity Core', total: '€600' },
    },
    { what: 'upsell', click: { ...on(url, 'upsell', { aedUpsellChoice: null }), card: 'Add AED', total: '€400' } },
    {
      what: 'tier',
      click: { ...on(url, 'tier', { ...website, selectedTier: null }), card: 'Premium', total: '€2,400' },
    },
    { what: 'store', click: { ...on(url, 'store', {}), card: 'Yes, we have a store', total: '€1,800' } },
  ];
}
