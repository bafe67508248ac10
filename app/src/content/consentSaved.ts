/** Shown after a visitor answers the consent banner. A separate file, so that pages don't load all consent texts. */
export const consentSaved = 'Saved. You can change this under “Cookie settings” at the bottom of any page.';
