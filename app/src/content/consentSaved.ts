/** Shown after a visitor answers the consent banner. A separate file, so that pages don't load all consent texts. */
export const consentSaved = { text: 'Saved.', settings: 'Cookie settings' } as const;
