import type { Click } from './click.ts';

const allAnswers = {
  solutionType: 'trinity',
  selectedIndustry: 'retail',
  selectedGoals: ['scale'],
  trinitySelectionId: 'garo',
  selectedTier: 'full',
  hasPhysicalStore: null,
  aedUpsellChoice: 'skip',
};

/** A step of the quick quote, with some answers changed. */
const onStep = (url: string, step: string, answers: Partial<Record<keyof typeof allAnswers, unknown>>) => ({
  url: `${url}/service/stepWizardPage?step=${step}`,
  saved: { 'quote-builder': JSON.stringify({ version: 1, currentStep: 1, ...allAnswers, ...answers }) },
});

const website = { solutionType: 'website' };
const enabledButton = 'button:not([aria-disabled])';

/** A click on each step of the quick quote. */
export function quickQuoteClicks(url: string): readonly { what: string; click: Click }[] {
  return [
    {
      what: 'solution',
      click: {
        ...onStep(url, 'solution', { solutionType: null }),
        name: 'Website & Digital Platform',
        result: '€1,600',
      },
    },
    {
      what: 'industry',
      click: {
        ...onStep(url, 'industry', { ...website, selectedIndustry: null }),
        name: 'Retail',
        resultSelector: enabledButton,
        result: 'Continue',
      },
    },
    {
      what: 'goals',
      click: {
        ...onStep(url, 'goals', { ...website, selectedGoals: [] }),
        role: 'checkbox',
        name: 'Scale Your Business',
        resultSelector: enabledButton,
        result: 'Continue',
      },
    },
    {
      what: 'system',
      click: { ...onStep(url, 'trinity', { trinitySelectionId: null }), name: 'Trinity Core', result: '€600' },
    },
    { what: 'upsell', click: { ...onStep(url, 'upsell', { aedUpsellChoice: null }), name: 'Add AED', result: '€400' } },
    {
      what: 'tier',
      click: { ...onStep(url, 'tier', { ...website, selectedTier: null }), name: 'Premium', result: '€2,400' },
    },
    { what: 'store', click: { ...onStep(url, 'store', {}), name: 'Yes, we have a store', result: '€1,800' } },
  ];
}
