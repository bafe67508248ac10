import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'offer',
  title: 'Search ad campaigns',
  description:
    'Ads for people who are looking for what you sell right now. How search campaigns work for a small company, and what to sort out before you begin.',
  heading: 'Be there when somebody is looking.',
  lead: 'Most advertising interrupts. A search ad answers: somebody has typed “emergency plumber” or “christening cake”, and the only question is who they call. For many small companies it is the first kind of ad that makes sense.',
  sells: { name: 'Digital Ad Campaigns', offers: ['campaign:starter', 'campaign:growth', 'campaign:premium'] },
  way: { label: 'Choose a campaign', to: ways.configurator({ campaign: 'starter' }) },
  other: { label: 'Ads that show something new', to: paths.campaigns },
  sections: [
    {
      kind: 'comparison',
      title: 'Search ads or content ads?',
      lead: 'Both are campaigns at the same prices. They suit different purposes.',
      subject: 'Question',
      columns: ['Search ads', 'Content ads'],
      rows: [
        { title: 'What are people doing?', cells: ['Looking for it', 'Something else'] },
        { title: 'Good for', cells: ['Things people know they need', 'Things people do not know about yet'] },
        {
          title: 'For example',
          cells: ['Boiler repair, dentist, cake for Saturday', 'A new café, a course, an autumn menu'],
        },
        { title: 'What counts most', cells: ['The words', 'The picture'] },
        { title: 'What you pay for', cells: ['Clicks', 'Views or clicks'] },
        { title: 'Where it goes wrong', cells: ['Paying for the wrong words', 'Paying to be liked'] },
      ],
    },
    {
      kind: 'steps',
      title: 'What happens in a search campaign',
      items: [
        {
          title: 'Collect the words',
          text: 'The ones customers use on the phone, with the town. We also collect the words you do not want: “jobs”, “free”, “how to”.',
        },
        { title: 'Draw the circle', text: 'Only where you really go. A click from two counties away costs the same.' },
        {
          title: 'Write the answer',
          text: 'What you do, where, how soon, from how much. No adjectives; there is no room for them.',
        },
        { title: 'Send them to the right page', text: 'The page about boilers, not the home page.' },
        {
          title: 'Read the list',
          text: 'Every week there is a list of what people had really typed. Strike out what was not meant.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Before you pay for a click',
      text: [
        'Two things are free and come first. Put your entry on the map in order: hours, category, photos. And say on your page, in the first sentence, what you do and where. If people then find you without an ad, you have saved the money. If others still stand above you for the words that matter, an ad is a fair way to the top, as long as it is marked as one.',
        'Be careful with your own name as a search word. People who type it were on their way to you. Sometimes it is worth paying so that nobody else stands there; often it only makes the report look good.',
      ],
    },
    {
      kind: 'prices',
      title: 'Prices',
      of: ['campaign:starter', 'campaign:growth', 'campaign:premium'],
      note: 'The price is for making the campaign. The clicks are paid to the search engine, by you, up to the amount that you set.',
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Can you get me to the first place on Google?',
          answer:
            'An ad can stand at the top while it is paid for and marked as an ad. Nobody can promise the first place in the results below it.',
        },
        {
          question: 'What does a click cost?',
          answer:
            'It depends on the words and on who else wants them, and it changes. You can set a limit for the day, and we show you the price of the words before you decide.',
        },
        {
          question: 'I am in a small town. Are there enough searches?',
          answer: [
            'Perhaps not, and then you should not pay for it. We look it up before we begin. Our post on ',
            { text: 'getting found by people nearby', to: `${paths.blog}/8` },
            ' costs nothing.',
          ],
        },
        { question: 'What do I pay today?', answer: `${rules.deposit} ${rules.rest}` },
      ],
    },
    {
      kind: 'action',
      title: 'Answer the next search.',
      lead: 'The package builder opens with the Starter campaign chosen. You can still change it there.',
      way: { label: 'Choose Starter', to: ways.configurator({ campaign: 'starter' }) },
      other: { label: 'Book a call', to: paths.booking },
    },
  ],
  open: [
    'Whether this second campaign page is about search ads: the old address for search marketing leads here.',
    'That prices of words and numbers of searches are looked up before a campaign begins.',
  ],
};
