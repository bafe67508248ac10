/** The address of the quick quote. */
export const quickQuotePath = '/service/stepWizardPage';
