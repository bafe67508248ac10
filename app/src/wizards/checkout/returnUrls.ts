import { paths } from '../../content/paths.ts';

/** Where the card provider sends the visitor afterwards. */
export const returnUrls = () => ({
  success_url: window.location.origin + paths.checkoutSuccess,
  cancel_url: window.location.origin + paths.checkoutCancel,
});
