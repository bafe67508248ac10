/** Sets the ids of the banner apart from those of the page, when it is drawn ahead and when it is taken over. */
export const consentIds = { identifierPrefix: 'consent' } as const;
