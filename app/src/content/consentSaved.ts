/** Shown after a visitor answers the consent banner. A file of its own, so that pages need not load the banner's texts for it. */
export const consentSaved = 'Saved. You can change this under “Cookie settings” at the bottom of any page.';
