/** Said once the question about consent is answered: apart from the question, which few come to see twice. */
export const consentSaved = 'Saved. You can change this under “Cookie settings” at the foot of a page.';
