import { bookingNouns } from '../../domain/booking/questions.ts';
import { consentDays, purposes } from '../../domain/consent/consent.ts';
import { retention } from '../../domain/retention.ts';
import { formatList } from '../../domain/words.ts';
import { quoteValidityDays } from '../../orders/saved-quote/validity.ts';
import { browserStorage, namesToShow, placeWords } from '../browserStorage.ts';
import { purposeWords } from '../consent.ts';
import { paths } from '../links/paths.ts';
import { meeting } from '../meeting.ts';
import type { PageContent } from '../page.ts';
import { backupWords, retentionWords } from '../retention.ts';
import { site } from '../site.ts';

const name = site.name;

export const page: PageContent = {
  kind: 'legal',
  title: 'Privacy policy',
  description:
    'What this site stores about you, where, why and for how long: in your browser, in our records and with the card provider. And how to delete it.',
  heading: 'What we store about you, and why.',
  lead: 'You can read every page and work out every price here without telling us who you are. We only learn about you when you order, book, write to us, sign up or subscribe. This page explains what we do with that data.',
  updated: '2026-11-26',
  sections: [
    {
      kind: 'prose',
      title: 'Who is responsible',
      text: [
        [
          `${name} is responsible for the personal data described here (the “controller” of the General Data Protection Regulation, GDPR). For anything about your data, `,
          { text: 'write to us', to: paths.contact },
          '.',
        ],
        ...(site.seller === name ? [] : [`Our company: ${site.seller}.`]),
      ],
    },
    {
      kind: 'list',
      title: 'What stays in your browser',
      isFolded: true,
      lead: 'We store these entries on your own device, because the features you use need them. None of them tracks you, and you can delete them all in your browser settings. Open one to see why it’s there, and the name your browser shows for it.',
      items: Object.fromEntries(
        browserStorage.map((entry) => [
          entry.title,
          { fact: placeWords[entry.place], names: namesToShow(entry), text: entry.text },
        ]),
      ),
    },
    {
      kind: 'list',
      title: 'What happens only if you allow it',
      isFolded: true,
      lead: [
        'There are four switches in the ',
        { text: 'cookie settings', to: paths.consent },
        ', all off until you turn them on. Until then, we don’t load anything from services that count visits or show ads.',
      ],
      items: {
        ...Object.fromEntries(purposes.map((purpose) => [purpose, purposeWords[purpose].description])),
        'Google Tag Manager':
          'If this site uses it (the cookie settings tell you), we load it from Google once you allow something, and tell it which switches are on. Google then sees your IP address and the page you’re on. Its tags may keep cookies whose names begin with _ga, _gid or _gat (Analytics), _gcl or _gac (Optimization), or __gads or __gpi (Personalization). In local and session storage they use the same names, and names that begin with google_ (Personalization). When you switch a purpose off, we delete everything with its names.',
        'How long your answer lasts': `For ${consentDays} days; then we ask again. You can change or withdraw it at any time, and the site works just as well.`,
      },
    },
    {
      kind: 'list',
      title: 'What we store when you send us something',
      isFolded: true,
      items: {
        'An order':
          'Your name and e-mail address, what you ordered, its lines and prices, what you wrote in the notes, keywords and preferences, the terms you accepted, whether you buy for a business or asked us to begin at once, the payment status, and the invoices. We need it to do the work and to keep our accounts (GDPR, article 6, contract and legal obligation).',
        'A booking': `Your name and e-mail address, the time, your browser’s time zone, ${formatList(bookingNouns)} if you say so, whether it was moved or cancelled, and whether it took place. We need it to keep the appointment (contract, or steps towards one).`,
        'A message':
          'Your name and e-mail address, what you wrote and what we answered, and the plan you came with, if you came from the planner. We need it to answer you (steps towards a contract, or our legitimate interest in answering).',
        'A saved quote': `What you chose and its prices, but no name. Only people who have the link can open it, and our team. Its prices hold for ${quoteValidityDays} days. If you have it e-mailed to you, we count e-mails to that address for a day, so that no one can be flooded with them. If you have it e-mailed or are logged in, it also appears in the dashboard of the account with that address, and our team sees that it is yours, to write to you about it if that helps you (steps towards a contract). If you’re logged in, we store it with your account; otherwise only with a keyed hash, which doesn’t reveal the address: that is in the e-mail with your quote alone, and deleted with it.`,
        'An offer':
          'Your name and e-mail address, your business if you buy for one, and what we offered you at which price, in each version that we sent. Only people who have the link can open it (steps towards a contract).',
        'The newsletter': `Your e-mail address, when you asked for it and when you confirmed. We only add you to the list once you’ve confirmed with the link in our first e-mail, and every issue has a link to unsubscribe. If you do not confirm within ${retention.newsletterRequests.days} days, or unsubscribe, we take your address off the list (consent).`,
        'An account': `Your name and e-mail address, a hash of your password, which can’t be turned back into it, and where you’re logged in: since when, and with which browser on which type of device. A cookie keeps you logged in, for ${retention.logins.days} days if you ask for it. In your dashboard you can download everything we hold about you, and delete your account (contract).`,
        'E-mails to you':
          'Receipts, confirmations and replies go through an outbox. It stores each e-mail with its address and the time it was sent, so that none is lost or sent twice.',
      },
    },
    {
      kind: 'list',
      title: 'What we do not do',
      isFolded: true,
      items: {
        'No card numbers': 'You type them into a Stripe form, and they never reach us.',
        'No list of visitors':
          'Our log records which type of page was requested, whether it worked and how long it took. It contains no names, e-mail addresses or IP addresses. We count how often each of our three quote tools is opened in a day, a quote saved and a payment begun, and what led there: a page of ours, a search engine, another website by its name alone, or the campaign of a link. These are numbers, without cookies and without anything about who it was. To keep out automated attacks, we count requests by IP address for some minutes, in memory only. For one day, we count bookings by network and e-mails by address: for that we store a keyed hash, which doesn’t reveal the address. While you book, we keep your chosen time free for ten minutes, under a keyed hash of your network and browser that we delete within two hours.',
        'No sale of data': 'We don’t sell or rent your data to anyone.',
        'No automated decisions':
          'The wizards’ recommendations are based on what you chose, and stay in your browser. We don’t score you.',
      },
    },
    {
      kind: 'list',
      title: 'Who else gets your data',
      isFolded: true,
      items: {
        'Stripe, for payments':
          'If you pay on Stripe’s own page, we load nothing from Stripe here. If the card form is on our page, we load Stripe’s script when you reach the last step of a wizard, or pay from your account. It detects fraud and may set its own cookies. When you go to pay, Stripe gets your name, e-mail address, your order and notes, and the amount. Stripe has its own privacy policy.',
        [`Consultations ${meeting.how}`]: `If you book a consultation, we meet by video. Once you open the link, ${meeting.company} gets the data it needs for that.`,
        'The companies that host our server and its backups, and send our e-mails':
          'They work for us under contract, and may not use the data for anything else.',
        Authorities: 'If the law requires it: Revenue may inspect our accounts, for example.',
      },
    },
    {
      kind: 'prose',
      title: 'Outside Europe',
      text: [
        `Stripe and ${meeting.company} may process data outside the European Economic Area as well. Each explains the legal basis in its own policy.`,
      ],
    },
    {
      kind: 'list',
      title: 'How long we keep it',
      isFolded: true,
      lead: 'After these periods, our server deletes the records automatically. You don’t have to wait: ask us, and we’ll delete anything the law doesn’t require us to keep.',
      items: Object.fromEntries([...Object.values(retentionWords), backupWords].map((row) => [row.title, row])),
    },
    {
      kind: 'list',
      title: 'Your rights',
      lead: 'They’re free, and you don’t have to give a reason. We answer within a month.',
      items: {
        Access: 'Find out what we store about you, and get a copy.',
        Correction: 'Have us correct what’s wrong or out of date.',
        Deletion: 'Have us delete what we no longer need or don’t have to keep.',
        'Restriction and objection': 'Have us stop using it, in particular where we rely on a legitimate interest.',
        Portability: 'Get your data in a form that a computer can read.',
        'Withdrawing consent': [
          'At any time, for the future: in the ',
          { text: 'cookie settings', to: paths.consent },
          ', or by unsubscribing from the newsletter.',
        ],
        Complaints: [
          'To the ',
          { text: 'Data Protection Commission', to: 'https://www.dataprotection.ie' },
          ', the supervisory authority in Ireland, or to the authority where you live.',
        ],
      },
    },
    {
      kind: 'questions',
      title: 'Questions',
      items: {
        'Do I have to give you my data?':
          'Not to read the site or work out a price. To order, book or write to us, yes: we need a name and an address to reply to.',
        'How do I delete what’s in my browser?':
          'Press Start Over in a wizard to delete its choices. The cookie settings show what’s there now, and let you delete your answer. To delete everything at once, use your browser’s settings for this site.',
        'How will I know if this page changes?':
          'The date of the last change is at the top. If a change affects data we already have about you, we’ll write to you.',
      },
    },
    {
      kind: 'action',
      title: 'Is anything unclear?',
      lead: 'Ask us about your data. You don’t need an account.',
      action: { label: 'Write to us', to: paths.contact },
    },
  ],
  open: [
    'A data protection officer, if there is one. The company’s details come from the settings COMPANY_…',
    'The companies that host the server and carry the mail, and where; the contracts with them.',
    'The periods in “How long we keep it”, which app/src/domain/retention.ts sets.',
    'That the agency answers requests about data within a month.',
    'To be extended when analytics are switched on: they keep more than is written here.',
    'A lawyer’s reading of the whole page.',
  ],
};
