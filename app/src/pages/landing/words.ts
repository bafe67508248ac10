import { site } from '../../content/site.ts';
import { brandWords } from '../../domain/catalogue/catalogue.ts';
import { freeCall, freeCallShort } from '../../domain/catalogue/consultation.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds, systemIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { capitalised, spellNumber } from '../../domain/words.ts';

const { campaignPackages, deposit } = catalogue;

/** Texts of the landing page. Every number comes from the catalogue or a pricing rule. */
export const landing = {
  title: `${site.name} – brand, website and business systems for small companies`,
  description:
    'Brand packages, ad campaigns, business systems and complete platforms for small businesses in Ireland, each with its price. Build a quote and pay the deposit by card.',

  hero: {
    title: ['What we make for', 'and what it costs.'],
    your: 'your',
    lead: 'Every price is on the page before you talk to anyone.',
    sample: 'Sample shops, made up for this page; the prices are ours.',
    start: 'Not sure? Tell us in one sentence',
    consultation: freeCall,
  },

  services: {
    title: `${capitalised(spellNumber(serviceIds.length))} services, and what you get`,
    all: 'All services and prices',
    sample: 'Tansy is made up. Prices are from our price list.',
    from: 'from',
    about: {
      'brand-identity': `People recognise you, on the door, in print and on screen. In ${brandWords(catalogue).count} packages.`,
      'ad-campaigns': `One offer, shown to the people it’s for. In ${spellNumber(Object.keys(campaignPackages).length)} sizes.`,
      'trinity-systems': `Know where your money goes, what to order and which ads pay. One, three or all ${spellNumber(systemIds.length)}.`,
      'complete-platform':
        'A website that people find, and the Trinity system that runs in it. Larger tiers take orders and payments.',
    } satisfies Record<ServiceId, string>,
    choose: {
      'brand-identity': 'Choose a package',
      'ad-campaigns': 'Choose a campaign',
      'trinity-systems': 'Choose a system',
      'complete-platform': 'Choose a platform',
    } satisfies Record<ServiceId, string>,
  },

  how: {
    title: 'How it works',
    legend: 'Your order’s knot gains a strand with each step.',
    steps: [
      {
        state: 'Your order',
        title: 'You put it together',
        text: 'Each line with its price and its rule. Nothing is charged yet, and you can go back to any question.',
      },
      {
        state: 'Deposit paid',
        title: 'You pay the deposit by card',
        text: `${deposit.from}% of the total, or ${deposit.below}% when the total is under ${formatEuro(deposit.threshold)}. No account needed.`,
      },
      {
        state: 'Paid in full',
        title: 'We finish, and you pay the rest',
        text: 'When you have seen the finished work. The last strand closes the knot.',
      },
    ],
  },

  /** Shown to visitors redirected from the dashboard. */
  loginPrompt: {
    text: 'Please log in to open your dashboard',
    login: 'Log in',
    close: 'Close',
  },

  trinity: {
    title: `${capitalised(spellNumber(systemIds.length))} systems, one question each`,
    family: `The ${spellNumber(systemIds.length)} systems`,
    standard: 'Standard price',
    systems: (name: string, count: number) => `${name}, ${spellNumber(count)} systems`,
    choose: 'Choose a system',
  },

  questions: {
    title: 'Questions',
    lead: 'Something else?',
    call: freeCallShort,
    byMail: 'Or write to',
  },
} as const;
