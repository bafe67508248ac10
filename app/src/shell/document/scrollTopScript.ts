import { scrollTop } from '@agency-site/ui/scrollTop';

/** Its code is fetched when a page is used: nobody is far down before. */
export const start = (button: HTMLButtonElement): void => {
  scrollTop(button);
};
