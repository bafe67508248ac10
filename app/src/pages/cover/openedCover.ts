/** Names the one cover of a page that a view transition carries over to the next page. */
export const openedCover = 'cover';
