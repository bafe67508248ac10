import { site } from '../../content/site.ts';
import { freeCall } from '../../domain/catalogue/consultation.ts';
import { serviceIds } from '../../domain/catalogue/services.ts';
import { bundlePercent } from '../../domain/pricing/bundle.ts';
import { spellNumber } from '../../domain/words.ts';

const all = spellNumber(serviceIds.length);

/** Texts of the page that leads to one of the wizards. */
export const start = {
  title: `Which way suits you? – ${site.name}`,
  description: `Three ways to a price for your brand, website or business systems: a quick quote, a package of ${all} services, or a plan within your budget.`,
  heading: 'Which way suits you?',
  lead: 'Three ways to get a price. Each shows every line before you give your name.',
  begin: 'Begin',
  from: 'from',
  sells: {
    platform: 'Website platform',
    budget: 'Your budget',
    'brand-identity': 'Brand identity',
    'ad-campaigns': 'Ad campaign',
    'trinity-systems': 'Trinity system',
    'complete-platform': 'Platform with a system',
  },
  ways: {
    quote: {
      says: '“I want a platform, a system, or both.”',
      text: `The shortest way, with ${bundlePercent}% off when you order the two together.`,
    },
    configurator: {
      says: '“I need a logo, and ads, and perhaps more.”',
      text: `All ${all} services in one order. Each one adds a question or two.`,
    },
    planner: {
      says: '“I know what I can spend, not what I need.”',
      text: 'Your goals and your limit first, then what fits them.',
    },
  },
  talk: 'Rather talk?',
  call: freeCall,
} as const;
