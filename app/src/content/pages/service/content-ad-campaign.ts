import { campaignSize } from '../../../domain/catalogue/catalogue.ts';
import { campaignIds, catalogue } from '../../../domain/catalogue/given.ts';
import { formatEuro } from '../../../domain/money.ts';
import { capitalised, formatList, formatRange, spellNumber } from '../../../domain/words.ts';
import { growingRows } from '../../growingRows.ts';
import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { allCampaigns } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

const campaigns = Object.values(catalogue.campaignPackages);
const sizes = spellNumber(campaigns.length);

export const page: PageContent = {
  kind: 'offer',
  title: 'Content ad campaigns',
  description: `One digital ad campaign for one purpose, in ${sizes} sizes, ready in days. What makes a campaign for a small company work, and what we do not promise.`,
  heading: 'One campaign, one offer, one page.',
  lead: 'You don’t need to be everywhere. You need the right people to see one thing, understand it in three seconds and land on a page that says the same.',
  sells: { name: 'Digital Ad Campaigns', offers: allCampaigns },
  action: { label: 'Choose a campaign', to: deepLinks.packageBuilder({ campaign: 'growth' }) },
  secondaryAction: { label: 'Ads for people who search', to: paths.searchCampaigns },
  figure: 'AdAndPage',
  sections: [
    {
      kind: 'comparison',
      title: `${capitalised(sizes)} sizes`,
      lead: 'Each includes everything in the one before. If you aren’t sure, choose Growth.',
      subject: 'Size',
      columns: campaigns.map(campaignSize),
      notes: campaigns.map(({ price }) => formatEuro(price)),
      tags: campaigns.map(({ featured }) => (featured ? 'Featured' : undefined)),
      rows: growingRows(campaigns.map(({ adds }) => adds)),
      actions: campaignIds.map((campaign) => ({
        label: `Choose ${campaignSize(catalogue.campaignPackages[campaign])}`,
        to: deepLinks.packageBuilder({ campaign }),
      })),
      remark: `They’re ready in ${formatList(campaigns.map(({ deliveryTime }) => formatRange(deliveryTime)))}. What you pay the ad platform is extra: you set the amount and pay the platform directly.`,
    },
    {
      kind: 'figure',
      figure: 'AnnotatedAd',
      title: 'What a good campaign has',
      items: [
        {
          title: 'One purpose',
          text: 'Fill the quiet weeks. Sell the last twenty places. “More customers” is too vague to aim for.',
        },
        {
          title: 'One offer in one short sentence',
          text: '“A loaf for Sunday.” You understand it as you scroll past.',
        },
        { title: 'An end', text: 'A date and an amount, so that you don’t keep paying by accident.' },
        {
          title: 'An audience chosen by what they need',
          text: 'Not “women aged 25 to 54”, but people who’ve just moved here.',
        },
        { title: 'Pictures of your own place', text: 'A photo of your real counter works better than a stock photo.' },
        { title: 'A page that matches the ad', text: 'If the ad says Sunday, the page says Sunday, at the top.' },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: {
        'You set the purpose': 'And roughly what a new customer is worth to you. We’ll help you work it out.',
        'We write and draw': 'A few ads that differ in one thing, so that you can see what works.',
        'You approve': 'Nothing goes out until you’ve seen it.',
        'It runs in your account': 'The ad account is yours, and so are all its results.',
        'We look at it together': 'Spend, impressions, clicks, enquiries, sales: five numbers, and what to do next.',
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'How many customers will it bring?':
          'We don’t promise a number. Weather, season and price matter more than any ad. At the end, you should know exactly what each enquiry cost.',
        'How much should I spend on the platform?': [
          'An amount you could afford to lose on a test.',
          ...ofSamplePost(
            ' To judge the result, read our post on ',
            { text: 'reading an ad report', to: `${paths.blog}/3` },
            '.',
          ),
        ],
        'When should I not advertise?':
          'While your page doesn’t say what you do, because that’s where your ad sends people; while you’re fully booked; or while you have no time to reply. Leave an enquiry for three days and a competitor gets it.',
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Choose a campaign.',
      lead: 'The package builder opens with Growth chosen. You can still change it.',
      action: { label: 'Choose Growth', to: deepLinks.packageBuilder({ campaign: 'growth' }) },
      secondaryAction: {
        label: 'Add a brand package',
        to: deepLinks.packageBuilder({ services: ['brand-identity', 'ad-campaigns'], campaign: 'growth' }),
      },
    },
  ],
  open: [
    'What each campaign size includes: the places in the catalogue and in the drawings are a proposal (`campaignPackages` in src/domain/catalogue/defaultCatalogue.ts).',
    'That advertising runs in an account of the client, that the money for the platform is not in the price, and that results are looked at together.',
  ],
};
