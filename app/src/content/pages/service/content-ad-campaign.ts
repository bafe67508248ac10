import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Content ad campaigns',
  description:
    'One digital ad campaign for one purpose, in three sizes, ready in days. What makes a campaign for a small company work, and what we do not promise.',
  heading: 'One campaign, one offer, one page.',
  lead: 'A small company does not need to be everywhere. It needs the right people to see one thing, understand it in three seconds and land on a page that says the same.',
  sells: { name: 'Digital Ad Campaigns', offers: ['campaign:starter', 'campaign:growth', 'campaign:premium'] },
  way: { label: 'Choose a campaign', to: ways.configurator({ campaign: 'growth' }) },
  other: { label: 'Ads for people who search', to: paths.searchCampaigns },
  sections: [
    {
      kind: 'prices',
      title: 'Three sizes',
      of: ['campaign:starter', 'campaign:growth', 'campaign:premium'],
      note: 'The price is for making the campaign. What you pay to the ad platform comes on top, goes straight to the platform, and is an amount that you set.',
    },
    {
      kind: 'list',
      title: 'What a good campaign has',
      items: [
        {
          title: 'One purpose',
          text: 'Fill the quiet weeks. Sell the last twenty places. Tell the new estate that you exist. “More customers” is a wish, not a purpose.',
        },
        {
          title: 'One offer that can be said in a breath',
          text: '“Bring your bicycle on Tuesday, ride it home on Thursday.”',
        },
        {
          title: 'People described by what they need',
          text: 'Not “women from 25 to 54”. People who have just moved. People whose boiler is older than their car.',
        },
        { title: 'Pictures from your own place', text: 'A real counter beats a perfect kitchen that is nobody’s.' },
        {
          title: 'A page that continues the sentence',
          text: 'The ad says Tuesday, so the page says Tuesday, at the top.',
        },
        { title: 'An end', text: 'A date and an amount. A campaign without an end is a subscription.' },
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        {
          title: 'You name the purpose',
          text: 'And what one new customer is worth to you, roughly. We help with the sum.',
        },
        {
          title: 'We write and draw',
          text: 'A few ads that differ in one thing, so that the comparison teaches something.',
        },
        { title: 'You approve', text: 'Nothing goes out that you have not seen.' },
        { title: 'It runs in your account', text: 'The ad account is yours, and so is everything learnt in it.' },
        {
          title: 'We look at it together',
          text: 'Spent, shown, clicked, enquired, bought. Five numbers and what follows from them.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'When not to',
      items: [
        { title: 'Your page does not say what you do', text: 'Mend that first. An ad sends people there.' },
        {
          title: 'You are full',
          text: 'Raise the price, or lengthen the list. Do not pay for calls that you cannot take.',
        },
        { title: 'Nobody has time to answer', text: 'An enquiry that waits three days was a gift to the next shop.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'How many customers will it bring?',
          answer:
            'We do not promise a number. Weather, season and price have more say than any ad. What you should have at the end is a clear answer to what each enquiry cost.',
        },
        {
          question: 'How much should I spend on the platform?',
          answer: [
            'An amount you could bear to lose as a test. How to judge the result stands in our post on ',
            { text: 'reading an ad report', to: `${paths.blog}/3` },
            '.',
          ],
        },
        {
          question: 'Which size is mine?',
          answer: [
            'Growth is the one we suggest when you are not sure. If it is your first campaign and the purpose is small, Starter. If several things have to be tried at once, ',
            { text: 'talk to us', to: paths.booking },
            ' about Premium.',
          ],
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Choose a campaign.',
      lead: 'The package builder opens with Growth chosen. You can still change it there.',
      way: { label: 'Choose Growth', to: ways.configurator({ campaign: 'growth' }) },
      other: {
        label: 'Add a brand package',
        to: ways.configurator({ services: ['brand-identity', 'ad-campaigns'], campaign: 'growth' }),
      },
    },
  ],
  open: [
    'What each campaign size includes: number of ads, platforms, pages, reports. The catalogue has name, price and time only.',
    'That advertising runs in an account of the client, that the money for the platform is not in the price, and that results are looked at together.',
  ],
};
