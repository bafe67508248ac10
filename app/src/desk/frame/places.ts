/** The places of the desk, in their order. */
export const places: readonly { to: string; name: string }[] = [{ to: '/orders', name: 'Orders' }];
