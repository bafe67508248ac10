import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'Why Trinity exists',
  description:
    'Small companies have to decide without the departments of large ones. Why we make three kinds of work as one, with the price beside each.',
  heading: 'Why we do this.',
  lead: 'A large company has people for the brand, people for the website and people for the numbers. You have an evening. We think that should be enough.',
  way: { label: 'What we make of it', to: paths.ourSolution },
  other: { label: 'See all services', to: paths.services },
  sections: [
    {
      kind: 'prose',
      title: 'The evening',
      text: [
        'Picture somebody who runs a small business, after closing. There is a quote from a sign maker, an e-mail from somebody who promises the first place on Google, a log-in for a website nobody has changed since it was made, and an ad account that charged the card again. Each of them may be fair. But nobody has looked at all of them at once, and that somebody is supposed to be the owner, at nine in the evening.',
        'Most things that go wrong for small companies on the web go wrong there: not because one part is bad, but because the parts were bought from four people who never met.',
      ],
    },
    {
      kind: 'list',
      title: 'Three things that should not be so hard',
      items: [
        {
          title: 'Knowing what it costs',
          text: '“It depends” is a true answer and a useless one. It depends on something that can be named, so it can be written down.',
        },
        {
          title: 'Having parts that fit',
          text: 'The blue of the van, the heading of the page and the words of the ad come from one drawer or they do not match.',
        },
        {
          title: 'Seeing what came of it',
          text: 'You would not pay for flour without seeing the sack. Marketing should be no different.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Why three strands',
      text: [
        'Our sign is one line, turned three times, each part over one neighbour and under the next. Take one away, and the other two no longer hold. Brand, website and systems are like that. A beautiful brand with a page nobody can use is a costume. A quick website without a face is forgotten. And both are guesswork when nobody counts.',
      ],
    },
    {
      kind: 'list',
      title: 'What we hold ourselves to',
      items: [
        { title: 'The price is on the page', text: 'With the rule that made it, before you talk to anybody.' },
        {
          title: 'We claim what we can show',
          text: 'You will find no borrowed logos and no invented customers here. Our sample projects say that they are samples.',
        },
        {
          title: 'We say when it is not for you',
          text: 'Several pages of this site tell some readers to keep their money.',
        },
        { title: 'Plain words', text: 'If a sentence of ours needs a glossary, the sentence is at fault.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Why only small businesses?',
          answer:
            'Because the work is different. You decide by yourself, you know your customers by name, and you notice every euro. What is right for a company with a marketing department is mostly wrong for you.',
        },
        {
          question: 'Must I take all three?',
          answer: 'No. Each part is sold alone. They are made so that the next one fits when you want it.',
        },
        {
          question: 'What if you are the wrong people for me?',
          answer: [
            'Then it is best to find out early. Read ',
            { text: 'nine questions to ask before you pay a deposit', to: `${paths.blog}/9` },
            ', and ask them of us, too.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'That is why. Here is what.',
      way: { label: 'Our solution', to: paths.ourSolution },
      other: { label: 'Book a call', to: paths.booking },
    },
  ],
};
