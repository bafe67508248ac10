import { keptDays } from '../domain/kept/validity.ts';

/** What is said around a quote that somebody keeps. */
export const keptWords = {
  offer: {
    title: 'Not today? Keep this quote',
    text: `You get a link that opens it on any device. We hold these prices for ${keptDays} days.`,
    action: 'Keep this quote',
    busy: 'Keeping it…',
  },
  kept: { title: 'Your quote is kept' },
  page: {
    asking: { title: 'Opening your quote', text: 'One moment. We are looking it up.' },
    unknown: {
      title: 'This link leads to no quote',
      text: 'It may be cut short: please take the whole link, up to its last letter. Or make a new quote: it takes a few questions.',
    },
    unreachable: { title: 'We could not open your quote' },
    noScript: 'This page needs a script to show your quote.',
  },
  changes: {
    honoured: { caption: 'What has changed on our price list', was: 'Yours', now: 'List today' },
    over: { caption: 'What has changed', was: 'Was', now: 'Now' },
  },
  mail: {
    open: 'E-mail it to me',
    label: 'Your e-mail address',
    hint: 'We send the quote there once, and use the address for nothing else.',
    action: 'Send it',
    busy: 'Sending…',
    done: 'It is on its way, if the address is right. Please look into the spam folder, too.',
  },
  copy: { action: 'Copy the link', done: 'The link is copied.', failed: 'Please mark the link and copy it.' },
  print: 'Print or save as PDF',
  undo: 'Your quote is open. What you had chosen here before is set aside.',
} as const;
