/** Shown after a visitor answers the consent banner. A separate file, so that pages don't load all consent texts. */
export const consentSaved = { text: 'Saved. You can change it later.', settings: 'Cookie settings' } as const;
