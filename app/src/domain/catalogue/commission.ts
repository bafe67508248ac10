/** Percent: the commission of a platform, as the client states it. A claim, shown only while `showsClaims` is true. */
export const commission = { from: 20, to: 35 } as const;
