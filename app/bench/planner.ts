import type { Click } from './click.ts';

const savedState = (answers: object) =>
  JSON.stringify({
    version: 1,
    currentStep: 1,
    industry: 'retail',
    goals: ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'],
    budget: 20_000,
    platform: null,
    solutions: [],
    dashboards: [],
    path: null,
    ...answers,
  });

/** A step of the planner, with some answers changed. */
const onStep = (url: string, step: number, answers: object = {}) => ({
  url: `${url}/step${step}`,
  saved: { 'budget-planner': savedState(answers) },
});

/** A click on each step of the planner; on the second, the search through all plans for all six goals. */
export function plannerClicks(url: string): readonly { what: string; click: Click }[] {
  const full = { platform: 'full' };
  return [
    {
      what: 'industry',
      click: {
        ...onStep(url, 1, { industry: null }),
        name: 'Retail',
        resultSelector: 'button:not([aria-disabled])',
        result: 'Continue',
      },
    },
    {
      what: 'fit my budget',
      click: {
        ...onStep(url, 2),
        role: 'button',
        name: 'Fit my budget',
        resultSelector: 'button',
        result: 'Use this plan',
      },
    },
    { what: 'platform', click: { ...onStep(url, 3), name: 'Full System', result: '€1,600' } },
    {
      what: 'solution',
      click: { ...onStep(url, 4, full), role: 'checkbox', name: 'Customer Relationship', result: '€2,800' },
    },
    {
      what: 'dashboard',
      click: { ...onStep(url, 5, full), role: 'checkbox', name: 'Customer Relationship', result: '€2,950' },
    },
    {
      what: 'path',
      click: { ...onStep(url, 6, full), name: 'Template Solution Get Template Solution', result: '€960' },
    },
  ];
}
