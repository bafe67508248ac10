import { freeCallShort } from '../../../domain/catalogue/consultation.ts';
import { ofSamplePost } from '../../installation.ts';
import { deepLinks } from '../../links/deepLinks.ts';
import { paths } from '../../links/paths.ts';
import { allCampaigns } from '../../offers.ts';
import type { PageContent } from '../../page.ts';
import { rules } from '../../rules.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Search ad campaigns',
  description:
    'Ads for people who are looking for what you sell right now. How search campaigns work for a small company, and what to sort out before you start.',
  heading: 'Be there when people are looking.',
  lead: 'A search ad reaches people when they need you: they’ve typed “emergency plumber” or “christening cake”, and are deciding who to call. For many small companies, it’s the first kind of ad that makes sense.',
  sells: { name: 'Digital Ad Campaigns', offers: allCampaigns },
  action: { label: 'Choose a campaign', to: deepLinks.packageBuilder({ campaign: 'starter' }) },
  secondaryAction: { label: 'Ads that show something new', to: paths.campaigns },
  figure: 'SearchAd',
  sections: [
    {
      kind: 'comparison',
      title: 'Search ads or content ads?',
      lead: 'They cost the same, and suit different purposes. The price is for making the campaign. You pay the search engine for the clicks, up to an amount you set.',
      subject: 'Question',
      columns: ['Search ads', 'Content ads'],
      rows: [
        { title: 'What are people doing?', cells: ['Looking for it', 'Something else'] },
        { title: 'Good for', cells: ['Things people know they need', 'Things people don’t know about yet'] },
        {
          title: 'For example',
          cells: ['Boiler repair, dentist, cake for Saturday', 'A new café, a course, an autumn menu'],
        },
        { title: 'What counts most', cells: ['The words', 'The picture'] },
        { title: 'What you pay for', cells: ['Clicks', 'Views or clicks'] },
        { title: 'Where it goes wrong', cells: ['Paying for the wrong words', 'Paying for likes, not sales'] },
      ],
    },
    {
      kind: 'steps',
      title: 'What happens in a search campaign',
      items: {
        'Collect the words':
          'The words customers use on the phone, with the town. We also list the ones you don’t want: “jobs”, “free”, “how to”.',
        'Set the area': 'Only the places you serve. A click from two counties away costs the same.',
        'Write the ad': 'What you do, where, how soon and from what price. There’s no room for anything else.',
        'Send them to the right page': 'The page about boilers, not the home page.',
        'Check the searches': 'Every week, you can see what people really typed. Rule out the searches you don’t want.',
      },
    },
    {
      kind: 'prose',
      title: 'Before you pay for a click',
      text: [
        'Do two free things first. Check your entry on the map: hours, category, photos. And say on your page, in the first sentence, what you do and where. If people find you without an ad, you’ve saved the money. If others still rank above you for the words that matter, an ad can put you at the top, marked as an ad.',
        'Be careful about paying for searches for your own name. People who type it were on their way to you. Sometimes it’s worth paying to keep competitors out of that spot, but often it only makes the report look good.',
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Can you get me to first place on Google?':
          'An ad can appear at the top for as long as you pay, marked as an ad. No one can promise first place in the results below it.',
        'What does a click cost?':
          'It depends on the words and on who else bids for them, and it changes. You can set a daily limit, and we’ll show you what the words cost before you decide.',
        'I am in a small town. Are there enough searches?': [
          'We’ll check before we start. If there aren’t enough, we’ll tell you.',
          ...ofSamplePost(
            ' Our post on ',
            { text: 'getting found by people nearby', to: `${paths.blog}/8` },
            ' costs nothing to follow.',
          ),
        ],
        'What do I pay today?': rules.dueToday,
      },
    },
    {
      kind: 'action',
      title: 'Be found in the next search.',
      lead: 'The package builder opens with the Starter campaign chosen. You can still change it.',
      action: { label: 'Choose Starter', to: deepLinks.packageBuilder({ campaign: 'starter' }) },
      secondaryAction: { label: freeCallShort, to: paths.booking },
    },
  ],
  open: [
    'Whether this second campaign page is about search ads: the old address for search marketing leads here.',
    'That prices of words and numbers of searches are looked up before a campaign begins.',
  ],
};
