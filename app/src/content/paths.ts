/** The addresses of the site. The route table, the menus and every link take them from here. */
export const paths = {
  home: '/',
  quote: '/service/stepWizardPage',
  checkoutSuccess: '/checkout-success',
  checkoutCancel: '/checkout-cancel',
} as const;
