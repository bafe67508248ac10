import type { ServiceId } from '../domain/catalogue/ids.ts';
import { paths } from './links/paths.ts';

/** What the parts of a business online pass to each other, by the numbers of the drawing. */
export const exchanges = [
  { title: 'Campaigns to website', text: 'Visitors, with the offer they were promised.' },
  { title: 'Website to systems', text: 'Orders, bookings and questions.' },
  { title: 'Systems to campaigns', text: 'What to stop, what to repeat and who to thank.' },
  { title: 'Brand to all three', text: 'A logo, colours, typefaces and a tone of voice.' },
] as const;

/** Where it breaks: what one part says, and what the next one does. By the drawings in `drawings/breaks`. */
export const breaks = {
  ad: {
    title: 'The ad promises what the page doesn’t show',
    text: 'Sunday brunch in the ad, the winter menu on the page.',
  },
  form: {
    title: 'The order arrives, and no one sees it',
    text: 'The form works, but the inbox it goes to is read on Mondays.',
  },
  till: {
    title: 'The till knows, and the ads don’t',
    text: 'Your best customer is offered the newcomer’s discount.',
  },
} as const;

/** A service with its picture. */
export interface PicturedPart {
  service: ServiceId;
  title: string;
  text: string;
  more: { label: string; to: string };
}

/** The parts, in the order to build them. */
export const parts: readonly PicturedPart[] = [
  {
    service: 'complete-platform',
    title: 'A page with answers',
    text: 'What, where, when, how much, how to reach you. Everything else points to it.',
    more: { label: 'Websites and platforms', to: paths.website },
  },
  {
    service: 'brand-identity',
    title: 'A brand',
    text: 'As soon as you put your name on more than one thing. Without it, each part looks like a different business.',
    more: { label: 'Brand identity', to: paths.brand },
  },
  {
    service: 'trinity-systems',
    title: 'One system',
    text: 'For the question that worries you most: what to reorder, stop or reward.',
    more: { label: 'Trinity systems', to: paths.trinity },
  },
  {
    service: 'ad-campaigns',
    title: 'Advertising',
    text: 'Last, because it only brings people to what you already have.',
    more: { label: 'Campaigns', to: paths.campaigns },
  },
];
