/** A page of the desk. `key`: pressed after G, it opens the page. */
export interface Place {
  to: string;
  name: string;
  key: string;
}

/** The pages of the desk, in menu order. */
export const places: readonly Place[] = [
  { to: '/today', name: 'Today', key: 't' },
  { to: '/orders', name: 'Orders', key: 'o' },
  { to: '/calendar', name: 'Calendar', key: 'c' },
  { to: '/messages', name: 'Messages', key: 'm' },
  { to: '/people', name: 'People', key: 'p' },
  { to: '/newsletter', name: 'Newsletter', key: 'n' },
  { to: '/mail', name: 'Mail', key: 'l' },
  { to: '/access', name: 'Access', key: 'a' },
  { to: '/log', name: 'Log', key: 'g' },
  { to: '/health', name: 'Health', key: 'h' },
];
