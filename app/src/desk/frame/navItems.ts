import { type NeedKind, needKinds } from '../../domain/contract/staff/today.ts';

/** What is counted in the menu: what needs attention, and checks of the health that are in danger. */
type Counted = NeedKind | 'health';

/** A link to a page of the desk. `key`: pressed after G, it opens the page. */
export interface NavItem {
  to: string;
  name: string;
  key: string;
  /** What needs attention there, counted beside its name. */
  needs?: readonly Counted[];
  /** Whether these are failures. */
  alarm?: boolean;
  /** Whether a group begins with it: what is written, the site, what keeps it running. */
  isFirstOfGroup?: boolean;
}

/** The pages of the desk, in menu order. On a phone, the first three are at the bottom, and the others under "More". */
export const navItems: readonly NavItem[] = [
  { to: '/today', name: 'Today', key: 't', needs: needKinds },
  { to: '/orders', name: 'Orders', key: 'o', needs: ['money', 'overdue', 'new-order', 'unpicked'] },
  { to: '/calendar', name: 'Calendar', key: 'c', needs: ['calendar', 'entry'], alarm: true },
  { to: '/offers', name: 'Offers', key: 'f' },
  { to: '/messages', name: 'Messages', key: 'm', needs: ['message'] },
  { to: '/people', name: 'People', key: 'p', needs: ['follow-up'] },
  { to: '/newsletter', name: 'Newsletter', key: 'n', isFirstOfGroup: true },
  { to: '/posts', name: 'Posts', key: 'b' },
  { to: '/projects', name: 'Projects', key: 'j' },
  { to: '/numbers', name: 'Numbers', key: 'u' },
  { to: '/prices', name: 'Prices', key: 'r', isFirstOfGroup: true },
  { to: '/discounts', name: 'Discounts', key: 'd' },
  { to: '/texts', name: 'Texts', key: 'x' },
  { to: '/profiles', name: 'Profiles', key: 'i' },
  { to: '/settings', name: 'Settings', key: 's' },
  { to: '/mail', name: 'Mail', key: 'l', needs: ['mail'], alarm: true, isFirstOfGroup: true },
  { to: '/access', name: 'Access', key: 'a', needs: ['webhook'], alarm: true },
  { to: '/log', name: 'Log', key: 'g' },
  { to: '/health', name: 'Health', key: 'h', needs: ['health'], alarm: true },
];

/** How many things of these kinds need attention. */
export const countNeeds = (counts: Partial<Record<Counted, number>>, kinds: readonly Counted[]): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
