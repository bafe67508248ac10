import { quoteValidityDays } from '../../../orders/saved-quote/validity.ts';

/** Texts for saved quotes. */
export const savedQuoteWords = {
  offer: {
    title: `Keep this quote for ${quoteValidityDays} days`,
    text: 'Get a link that opens it on any device. We’ll hold its prices, even if our price list changes.',
    action: 'Save this quote',
    busy: 'Saving it…',
  },
  saved: { title: 'Your quote is saved' },
  page: {
    loading: { title: 'Opening your quote', text: 'One moment. We’re looking it up.' },
    unknown: {
      title: 'We can’t find this quote',
      text: 'The link may be incomplete: please copy all of it, to the last letter. Or make a new quote by answering a few questions.',
    },
    unreachable: { title: 'We couldn’t open your quote' },
    noScript: 'This page needs JavaScript to show your quote.',
  },
  changes: {
    guaranteed: { caption: 'What has changed on our price list', was: 'Yours', now: 'List today' },
    expired: { caption: 'What has changed', was: 'Was', now: 'Now' },
  },
  mail: {
    open: 'E-mail it to me',
    label: 'Your e-mail address',
    hint: 'We send the quote there once. Our team sees it too, and may write to you about it, but about nothing else.',
    action: 'Send it',
    busy: 'Sending…',
    done: 'It’s on its way, if the address is right. Please check your spam folder too.',
  },
  copy: { action: 'Copy the link', done: 'Link copied.', failed: 'The link is selected. Please copy it.' },
  print: 'Print or save as PDF',
  undo: 'Your quote is open. Your earlier choices here are set aside.',
} as const;
