import type { Click } from './click.ts';

const services = ['brand-identity', 'ad-campaigns', 'trinity-systems', 'complete-platform'];
const allAnswers = {
  industry: 'retail',
  brand: 'premium',
  campaign: 'growth',
  trinity: 'trinity-core',
  systems: 'garo',
  tier: 'full',
};
type Field = keyof typeof allAnswers;

/** A step of a full package, without some of its answers. */
const onStep = (url: string, step: string, without: readonly Field[] = []) => {
  const answers = Object.entries(allAnswers).map(([name, id]) => [name, without.includes(name as Field) ? null : id]);
  return {
    url: `${url}/quote-builder?step=${step}`,
    saved: {
      configurator: JSON.stringify({
        version: 1,
        currentStep: 1,
        services,
        hasPhysicalStore: step === 'review' ? true : null,
        ...Object.fromEntries(answers),
      }),
    },
  };
};

const heading = 'h1';
const enabledButton = 'button:not([aria-disabled])';

/** A click on each step of the package builder with all four services; then Continue, Back and Start Over. */
export function packageBuilderClicks(url: string): readonly { what: string; click: Click }[] {
  return [
    {
      what: 'services',
      click: {
        url: `${url}/quote-builder`,
        role: 'checkbox',
        name: 'Digital Ad Campaigns',
        resultSelector: enabledButton,
        result: 'Continue with 1 service',
      },
    },
    {
      what: 'industry',
      click: {
        ...onStep(url, 'industry', ['industry']),
        name: 'Retail',
        resultSelector: enabledButton,
        result: 'Continue',
      },
    },
    { what: 'brand', click: { ...onStep(url, 'brand', ['brand']), name: 'Elite Brand Identity', result: '€6,020' } },
    {
      what: 'campaign',
      click: { ...onStep(url, 'campaign', ['campaign']), name: 'Premium Campaign', result: '€6,020' },
    },
    {
      what: 'Trinity solution',
      click: { ...onStep(url, 'trinity', ['trinity']), name: 'Trinity Plus', result: '€8,074' },
    },
    {
      what: 'platform systems',
      click: { ...onStep(url, 'systems', ['systems']), name: 'Trinity Plus', result: '€6,534' },
    },
    { what: 'tier', click: { ...onStep(url, 'tier', ['tier']), name: 'Premium', result: '€6,570' } },
    { what: 'store', click: { ...onStep(url, 'store'), name: 'Yes, we have a store', result: '€7,370' } },
    {
      what: 'Continue from the campaign',
      click: {
        ...onStep(url, 'campaign'),
        role: 'button',
        name: 'Continue',
        resultSelector: heading,
        result: 'Which Trinity solution do you need?',
      },
    },
    {
      what: 'Back from the Trinity solution',
      click: {
        ...onStep(url, 'trinity'),
        role: 'button',
        name: 'Back',
        resultSelector: heading,
        result: 'How large should the campaign be?',
      },
    },
    {
      what: 'Start Over',
      click: {
        ...onStep(url, 'review'),
        role: 'button',
        name: 'Start Over',
        resultSelector: heading,
        result: 'Which services do you need?',
      },
    },
  ];
}
