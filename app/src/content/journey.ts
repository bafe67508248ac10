import { formatEuro } from '../domain/money.ts';
import { paths } from './links/paths.ts';
import { allCampaigns, cheapest, type OfferId, offerOf } from './offers.ts';
import type { Link } from './page.ts';

/** An offer with its price: a link to order it. */
function ordered(id: OfferId): Link {
  const { name, price, to = paths.services } = offerOf(id);
  return { label: `${name}, ${formatEuro(price)}`, to };
}

/** A moment of a customer's journey. */
interface Moment {
  title: string;
  /** What people ask themselves. */
  question: string;
  /** When they are lost. */
  lostWhen: string;
  helps: string;
  /** What we sell for it, or an example of ours. */
  more: Link;
  /** In the folder `drawings/journey`. */
  drawing: string;
}

/** The five moments of a customer's journey. */
export const moments: readonly Moment[] = [
  {
    title: 'They hear of you',
    question: 'Is this for me?',
    lostWhen: 'the message is about you, not about them',
    helps: 'One clear offer, and a look people recognise the second time.',
    more: { label: `Campaigns, from ${formatEuro(cheapest(allCampaigns).price)}`, to: paths.campaigns },
    drawing: 'advert',
  },
  {
    title: 'They look you up',
    question: 'Is this the place, and is it open?',
    lostWhen: 'your hours differ from site to site, or your page takes ten seconds to load',
    helps: 'The facts on the first screen, and a correct entry on the map.',
    more: ordered('tier:foundation'),
    drawing: 'hours',
  },
  {
    title: 'They hesitate',
    question: 'What will it cost, and what if it’s not right?',
    lostWhen: 'you don’t say',
    helps:
      'A price or how you work it out, photos of real work, and a sentence on what happens if something goes wrong.',
    more: { label: 'How we show our prices', to: paths.costs },
    drawing: 'price',
  },
  {
    title: 'They buy',
    question: 'Did that work?',
    lostWhen: 'a form asks too much, or a page says nothing afterwards',
    helps: 'Few fields, a total before paying, and an instant confirmation.',
    more: ordered('tier:full'),
    drawing: 'payment',
  },
  {
    title: 'They come back',
    question: 'Do they remember me?',
    lostWhen: 'you say nothing for a year',
    helps: 'A reason to return, a thank-you, and a note now and then to people who agreed to get one.',
    more: { label: `RCD, ${formatEuro(offerOf('trinity:rcd').price)}`, to: paths.rcd },
    drawing: 'visits',
  },
];
