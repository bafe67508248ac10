/** Scrolls only the navigation beside the text to the link of this page. */
export function showCurrentLink(): void {
  const link = document.querySelector<HTMLElement>('nav[aria-label=Pages] [aria-current=page]');
  const side = link?.closest('nav')?.parentElement;
  if (!link || !side) return;
  const below = link.getBoundingClientRect().bottom - side.getBoundingClientRect().bottom;
  if (below > 0) side.scrollTop += below + side.clientHeight / 3;
}
