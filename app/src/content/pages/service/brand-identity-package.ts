import { brandWords } from '../../../domain/catalogue/catalogue.ts';
import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { capitalised, plural } from '../../../domain/words.ts';
import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { allBrands } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

const { brandIncludes, brandPackages } = catalogue;
const { count: brandCount, rounds: brandRounds } = brandWords(catalogue);

const packages = Object.values(brandPackages);

export const page: PageContent = {
  kind: 'offer',
  title: 'Brand Identity Package',
  description: `A brand identity for a small company in one of ${brandCount} packages, with ${brandRounds} rounds of revision. Prices and delivery times on the page.`,
  heading: 'A brand people recognise the second time.',
  lead: `Your sign, card, bag and website can all look and sound like the same business. Choose one of ${brandCount} packages by how many pieces you need and how many rounds of changes you want.`,
  sells: { name: 'Brand Identity Package', offers: allBrands },
  action: { label: 'Choose a package', to: deepLinks.packageBuilder({ brand: 'premium' }) },
  secondaryAction: { label: freeCallShort, to: paths.booking },
  figure: 'BrandedShop',
  sections: [
    {
      kind: 'figure',
      figure: 'BrandTiers',
      title: `${capitalised(brandCount)} packages, one brand that grows`,
      lead: 'They differ in rounds of revision, marketing materials and delivery time. If you aren’t sure, look at Premium first.',
    },
    {
      kind: 'comparison',
      title: 'What’s in each package',
      lead: 'In a round of revision, you tell us everything you’d like changed, and we change it and show you again.',
      subject: 'Package',
      columns: packages.map(({ name }) => name.replace(' Brand Identity', '')),
      notes: packages.map(({ price }) => formatEuro(price)),
      rows: [
        { title: brandIncludes, cells: packages.map(() => true) },
        { title: 'Rounds of revision', cells: packages.map(({ revisionRounds }) => String(revisionRounds)) },
        {
          title: 'Marketing materials',
          cells: packages.map(({ materials }) => (materials === undefined ? false : `Up to ${materials}`)),
        },
        {
          title: 'Consultation',
          cells: packages.map(({ hours }) => (hours === undefined ? false : plural(hours, 'hour'))),
        },
      ],
    },
    { kind: 'figure', title: 'When it’s time', figure: 'BrandMoments' },
    { kind: 'figure', title: 'How it works', figure: 'BrandSteps', isTinted: true },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'I have a logo I like. Can you build on it?':
          'Yes. Tell us at the start and send us the best file you have. We’ll put the work into making it usable everywhere.',
        'What counts as a marketing material?':
          'One piece that promotes you: a business card, a price list, a poster, a sign. We design it, and the printer or sign maker bills you separately. We’ll agree the pieces before we start.',
        'When does the delivery time start?':
          'On the day we have what we need from you. The time you take to review drafts isn’t counted, so quick answers get you a finished brand sooner.',
        'What do I pay today?': rules.dueToday,
        'What should I check before I order from anyone?': [
          'Which files you get, in which colours, and whether the rights pass to you.',
          ...ofSamplePost(
            ' Our post on ',
            { text: 'what a brand sheet is for', to: `${paths.blog}/6` },
            ' explains why.',
          ),
        ],
      },
    },
    {
      kind: 'action',
      title: 'Choose your package.',
      lead: 'The package builder opens with brand identity chosen. You can add a campaign or a platform.',
      action: { label: 'Start with brand identity', to: deepLinks.packageBuilder({ services: ['brand-identity'] }) },
      secondaryAction: { label: 'What’s in an identity', to: paths.visualBrand },
    },
  ],
  open: [
    'Which files and pieces each brand package delivers, what counts as a marketing material, that printing is not included, and when the rights pass to the client.',
    'From when delivery times count.',
  ],
};
