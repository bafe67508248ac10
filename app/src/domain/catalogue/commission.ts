/** Percent: the commission of a platform, as the client states it. A claim, which the setting CLAIMS hides. */
export const commission = { from: 20, to: 35 } as const;
