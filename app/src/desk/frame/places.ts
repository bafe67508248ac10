/** The places of the desk, in their order. */
export const places: readonly { to: string; name: string }[] = [
  { to: '/today', name: 'Today' },
  { to: '/orders', name: 'Orders' },
  { to: '/calendar', name: 'Calendar' },
];
