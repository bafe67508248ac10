import { scrollTop } from '@agency-site/ui/scrollTop';

/** Loaded on the first interaction: a page isn't scrolled before. */
export const start = (button: HTMLButtonElement): void => {
  scrollTop(button);
};
