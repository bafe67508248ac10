import type { PageContent } from '../../page.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../rules.ts';
import { ways } from '../../ways.ts';

export const page: PageContent = {
  kind: 'company',
  title: 'Our solution: brand, website, systems',
  description:
    'Four services that fit together: brand identity, ad campaigns, Trinity systems and complete platforms, each with its price and its rule.',
  heading: 'What we make, and how it fits together.',
  lead: 'Four services that can be bought one by one and are made to be joined. You put them together yourself, you see the whole price while you do it, and you pay a deposit when you are sure.',
  way: { label: 'Get a quick quote', to: ways.quote() },
  other: { label: 'Why we do this', to: paths.ourWhy },
  sections: [
    {
      kind: 'pages',
      title: 'The four services',
      items: [
        {
          to: paths.brand,
          title: 'Brand Identity Package',
          text: 'How people recognise you. Three packages, with one to four rounds of revision.',
        },
        {
          to: paths.campaigns,
          title: 'Digital Ad Campaigns',
          text: 'How people hear of you. One campaign at a time, in three sizes.',
        },
        {
          to: paths.trinity,
          title: 'Trinity Business Systems',
          text: 'How you know what works. Five systems, alone or in packages of three and five.',
        },
        {
          to: ways.configurator({ services: ['complete-platform'] }),
          title: 'Complete Digital Platform',
          text: 'Where people decide and order. Three tiers, from a website to a full system, with the Trinity system that runs in it.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a question to an order',
      items: [
        {
          title: 'Say what you want',
          text: 'In one of three ways: put a package together, take the quick quote, or begin with your budget.',
        },
        { title: 'Watch the price add up', text: 'Each line says what it is and why it costs what it costs.' },
        { title: 'Sleep on it', text: 'Your choices stay in your browser. Nothing is charged before you review them.' },
        { title: 'Pay the deposit by card', text: `${rules.deposit} No account needed.` },
        {
          title: 'Agree on the start',
          text: 'We write to you, and agree in writing when the work begins and when the rest is due.',
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Which way in is mine?',
      subject: 'You want',
      columns: ['Quick quote', 'Build your package', 'Planner'],
      rows: [
        { title: 'A Trinity system', cells: [true, true, false] },
        { title: 'A website or platform', cells: [true, true, true] },
        { title: `A system and a platform, with ${rules.bundlePercent} off`, cells: [true, false, false] },
        { title: 'A brand identity or a campaign', cells: [false, true, false] },
        { title: 'To begin with a budget', cells: [false, false, true] },
        { title: 'Dashboards for your industry', cells: [false, false, true] },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Is there a discount for combining services?',
          answer: `${rules.bundle} The discount is a line of its own. Other combinations cost the sum of their parts.`,
        },
        {
          question: 'Can I talk to somebody first?',
          answer: [
            'Yes. ',
            { text: 'Book a call', to: paths.booking },
            `: ${rules.minutes} by video, at a time you choose. You can send a question by the `,
            { text: 'contact page', to: paths.contact },
            ' as well.',
          ],
        },
        {
          question: 'What if I need something that is not on the list?',
          answer: [
            'Then it is custom work. ',
            { text: 'Custom website development', to: paths.customWebsite },
            ' says how that goes and what it starts from.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: 'Put yours together.',
      lead: 'It takes a few minutes, and you can stop and go on later.',
      way: { label: 'Build your package', to: ways.configurator() },
      other: { label: 'Get a quick quote', to: ways.quote() },
    },
  ],
};
