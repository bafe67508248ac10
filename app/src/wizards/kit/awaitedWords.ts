/** In the place of a part of the page that is still being fetched, or that cannot be. */
export const awaitedWords = {
  waiting: 'One moment…',
  failed: 'This part of the page could not be loaded. Are you online? All that you have chosen is still here.',
  again: 'Try again',
  busy: 'Trying again…',
} as const;
