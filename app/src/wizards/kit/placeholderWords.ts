/** Shown in place of a part of the page that is still loading, or failed to load. */
export const placeholderWords = {
  loading: 'One moment…',
  failed: 'This part of the page didn’t load. Are you online? Everything you chose is still here.',
  retry: 'Try again',
  retrying: 'Trying again…',
} as const;
