import type { Click } from './click.ts';

const services = ['brand-identity', 'ad-campaigns', 'trinity-systems', 'complete-platform'];
const all = {
  industry: 'retail',
  brand: 'premium',
  campaign: 'growth',
  trinity: 'trinity-core',
  systems: 'garo',
  tier: 'full',
};
type Field = keyof typeof all;

/** A step of a full package, with some answers missing. */
const on = (url: string, step: string, without: readonly Field[] = []) => {
  const given = Object.entries(all).map(([name, id]) => [name, without.includes(name as Field) ? null : id]);
  return {
    url: `${url}/quote-builder?step=${step}`,
    saved: {
      configurator: JSON.stringify({
        version: 1,
        currentStep: 1,
        services,
        hasPhysicalStore: step === 'review' ? true : null,
        ...Object.fromEntries(given),
      }),
    },
  };
};

const heading = 'h1';
const lit = 'button:not([aria-disabled])';

/** A click on each step of the configurator with all four services, and Continue on three of them. */
export function configuratorClicks(url: string): readonly { what: string; click: Click }[] {
  return [
    {
      what: 'services',
      click: {
        url: `${url}/quote-builder`,
        role: 'checkbox',
        name: 'Digital Ad Campaigns',
        resultSelector: lit,
        result: 'Continue with 1 service',
      },
    },
    {
      what: 'industry',
      click: { ...on(url, 'industry', ['industry']), name: 'Retail', resultSelector: lit, result: 'Continue' },
    },
    { what: 'brand', click: { ...on(url, 'brand', ['brand']), name: 'Elite Brand Identity', result: '€6,020' } },
    { what: 'campaign', click: { ...on(url, 'campaign', ['campaign']), name: 'Premium Campaign', result: '€6,020' } },
    { what: 'Trinity solution', click: { ...on(url, 'trinity', ['trinity']), name: 'Trinity Plus', result: '€8,074' } },
    { what: 'platform systems', click: { ...on(url, 'systems', ['systems']), name: 'Trinity Plus', result: '€6,534' } },
    { what: 'tier', click: { ...on(url, 'tier', ['tier']), name: 'Premium', result: '€6,570' } },
    { what: 'store', click: { ...on(url, 'store'), name: 'Yes, we have a store', result: '€7,370' } },
    {
      what: 'Continue to the systems',
      click: {
        ...on(url, 'campaign'),
        role: 'button',
        name: 'Continue',
        resultSelector: heading,
        result: 'Which Trinity solution do you need?',
      },
    },
    {
      what: 'Back to the campaign',
      click: {
        ...on(url, 'trinity'),
        role: 'button',
        name: 'Back',
        resultSelector: heading,
        result: 'How large should the campaign be?',
      },
    },
    {
      what: 'Start Over',
      click: {
        ...on(url, 'review'),
        role: 'button',
        name: 'Start Over',
        resultSelector: heading,
        result: 'Which services do you need?',
      },
    },
  ];
}
