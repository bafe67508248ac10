import { consentDays, purposes } from '../../domain/consent.ts';
import { keptDays } from '../../domain/kept/validity.ts';
import { retention } from '../../domain/retention.ts';
import { purposeWords } from '../consent.ts';
import { keptInBrowser } from '../keptInBrowser.ts';
import { meeting } from '../meeting.ts';
import type { PageContent } from '../page.ts';
import { paths } from '../paths.ts';
import { retentionWords } from '../retention.ts';
import { site } from '../site.ts';

const name = site.name;

export const page: PageContent = {
  kind: 'legal',
  title: 'Privacy policy',
  description:
    'What this site keeps about you, where, why and for how long: in your browser, in our records, with the card provider. And how to have it deleted.',
  heading: 'What we keep about you, and why.',
  lead: 'You can read every page and work out every price here without telling us who you are. We learn something about you when you order, book, write to us or subscribe, and then only what you type. This page says what becomes of it.',
  updated: '2026-11-22',
  sections: [
    {
      kind: 'prose',
      title: 'Who is responsible',
      text: [
        [
          `${name} is responsible for the personal data described here (the “controller” of the General Data Protection Regulation, GDPR). Our company details stand at the foot of every page. For anything about your data, `,
          { text: 'write to us', to: paths.contact },
          '.',
        ],
      ],
    },
    {
      kind: 'list',
      title: 'What stays in your browser',
      lead: 'These entries are stored on your own device, because the function that you use needs them. None is there to follow you, and you can delete all of them in the settings of your browser.',
      items: keptInBrowser.map(({ title, text }) => ({ title, text })),
    },
    {
      kind: 'list',
      title: 'What happens only if you allow it',
      lead: [
        'Four switches stand in the ',
        { text: 'cookie settings', to: paths.consent },
        ', all of them off until you say otherwise. Until then nothing is fetched from anybody who counts visits or shows advertisements.',
      ],
      items: [
        ...purposes.map((purpose) => ({ title: purpose, text: purposeWords[purpose].description })),
        {
          title: 'Google Tag Manager',
          text: 'If this site has one set up, which the cookie settings say, it is fetched from Google once you allow something, and told which switches are on. Google then sees your network address and the page that you are on. Its tags may keep cookies whose names begin with _ga, _gid or _gat (Analytics), _gcl or _gac (Optimization), or __gads or __gpi (Personalization). In local and session storage they use the same names, and names that begin with google_ (Personalization). When you switch a purpose off, everything with these names is deleted for it.',
        },
        {
          title: 'How long your answer counts',
          text: `For ${consentDays} days; then we ask again. You can change it or take it back at any time, and nothing here works less well for that.`,
        },
      ],
    },
    {
      kind: 'list',
      title: 'What we keep when you send us something',
      items: [
        {
          title: 'An order',
          text: 'Your name and e-mail address, what you ordered, its lines and prices, what you wrote in the notes, keywords and preferences, and what became of the payment. We need it to do the work and to keep our accounts (GDPR, article 6, contract and legal obligation).',
        },
        {
          title: 'A booking',
          text: 'Your name and e-mail address, the time, the time zone of your browser, and whether it was moved or cancelled. We need it to keep the appointment (contract, or steps towards one).',
        },
        {
          title: 'A message',
          text: 'Your name and e-mail address, what you wrote, and the plan you came with, if you came from the planner. We need it to answer you (steps towards a contract, or our legitimate interest in answering).',
        },
        {
          title: 'A kept quote',
          text: `What you chose and its prices, under a link that only somebody who has it can find. No name. Its prices hold for ${keptDays} days. If you have it sent to you by e-mail, we note in a form that cannot be read back which mailbox got one on that day, so that nobody can be flooded with mail. We also note, in the same form, whose it is: the address that it was sent to, or yours when you are signed in, so that the dashboard of an account with that address can show it.`,
        },
        {
          title: 'The newsletter',
          text: `Your e-mail address, when you asked for it and when you confirmed. We put you on the list only after you have confirmed by the link in our first mail, and every issue has a link to unsubscribe. If you do not confirm within ${retention.newsletterRequests.days} days, or unsubscribe, your address is taken off the list (consent).`,
        },
        {
          title: 'An account',
          text: `Your name and e-mail address, your password in a form that cannot be read back, and where you are signed in: since when, and with which browser on which kind of device. A cookie keeps you signed in, for ${retention.logins.days} days if you ask for it. In your dashboard you can save everything we hold about you as a file, and delete your account (contract).`,
        },
        {
          title: 'E-mails to you',
          text: 'Receipts, confirmations and answers go through an outbox, which keeps each e-mail with its address and the time it was sent, so that none is sent twice or lost.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'What we do not do',
      items: [
        {
          title: 'No card numbers',
          text: 'They are typed into a form of Stripe and never reach us.',
        },
        {
          title: 'No list of visitors',
          text: 'Our log notes which kind of page was asked for, whether it worked and how long it took. It holds no names, no e-mail addresses and no network addresses. To keep out programs that try thousands of times, requests are counted by network address for some minutes, in memory only. Bookings are counted by network, and mails by mailbox, for one day: for that we store a keyed hash, which does not tell the address.',
        },
        { title: 'No sale of data', text: 'We do not sell or lend your data to anybody.' },
        {
          title: 'No decisions by machine',
          text: 'Recommendations in the wizards follow from what you clicked, and stay in your browser. Nobody is scored.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Who else gets something',
      items: [
        {
          title: 'Stripe, for payments',
          text: 'If you pay on Stripe’s own page, nothing of Stripe is loaded here. If the card form is in our page, Stripe’s script is loaded when you reach the last step of a wizard, or pay from your account; it recognises fraud and may set cookies of its own. When you go to pay, Stripe gets your name, e-mail address, what you ordered with your notes, and the amount. Stripe has a privacy policy of its own.',
        },
        {
          title: `Calls ${meeting.how}`,
          text: `If you book a call, we meet by video. Once you open the link, ${meeting.company} learns what it needs for that.`,
        },
        {
          title: 'The companies that run our server and carry our mail',
          text: 'They work for us, under a contract, and may not use the data for anything else.',
        },
        {
          title: 'Authorities',
          text: 'If the law obliges us: Revenue may look at our accounts, for instance.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Outside Europe',
      text: [
        `Stripe and ${meeting.company} may process data outside the European Economic Area as well. Each explains in its own policy on which legal basis it does so.`,
      ],
    },
    {
      kind: 'list',
      title: 'How long we keep it',
      lead: 'After these periods our server deletes the records without being asked. You need not wait: ask us, and we delete what the law does not oblige us to keep.',
      items: Object.values(retentionWords),
    },
    {
      kind: 'list',
      title: 'Your rights',
      lead: 'They cost nothing, and you need not give a reason. We answer within a month.',
      items: [
        { title: 'To know', text: 'Whether we keep something about you, and to have a copy of it.' },
        { title: 'To correct', text: 'What is wrong or out of date.' },
        { title: 'To delete', text: 'What we no longer need or are not obliged to keep.' },
        {
          title: 'To restrict or object',
          text: 'To have us stop using it, in particular where we rely on a legitimate interest.',
        },
        { title: 'To take it along', text: 'In a form that a computer can read.' },
        {
          title: 'To take back consent',
          text: [
            'At any time, for the future: in the ',
            { text: 'cookie settings', to: paths.consent },
            ', or by unsubscribing from the newsletter.',
          ],
        },
        {
          title: 'To complain',
          text: [
            'To the ',
            { text: 'Data Protection Commission', to: 'https://www.dataprotection.ie' },
            ', the supervisory authority in Ireland, or to the authority where you live.',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: [
        {
          question: 'Must I give you my data?',
          answer:
            'To read and to work out a price, no. To order, book or write, yes: without a name and an address to answer to, we could not.',
        },
        {
          question: 'How do I delete what is in my browser?',
          answer:
            'Press Start Over in a wizard to delete its choices. The cookie settings show what is there now, and delete your answer. For everything at once, use the settings of your browser for this site; what they are called differs from browser to browser.',
        },
        {
          question: 'How will I learn that this page has changed?',
          answer:
            'The day of the last change stands at the top. If something changes that concerns data we already have from you, we write to you.',
        },
      ],
    },
    {
      kind: 'action',
      title: 'Something unclear?',
      lead: 'Ask. An answer about your data never needs an account.',
      way: { label: 'Write to us', to: paths.contact },
    },
  ],
  open: [
    'Name, address and e-mail of the controller, and of a data protection officer if there is one.',
    'The companies that host the server and carry the mail, and where; the contracts with them.',
    'The periods in “How long we keep it”, which app/src/domain/retention.ts sets.',
    'That somebody answers requests about data within a month.',
    'To be extended when analytics are switched on: they keep more than is written here.',
    'A lawyer’s reading of the whole page.',
  ],
};
