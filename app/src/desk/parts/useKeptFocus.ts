import { useEffect } from 'react';

/** A row of a list or table. */
const row = 'li, tr, [role="row"]';
/** What can take the focus for something in it. */
const place = `${row}, fieldset, section, dialog, main`;

interface Link {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/** An element and what is around it, from the inside out. */
function chainOf(element: Element | null): Link[] {
  if (!element) return [];
  const { nextElementSibling: next, previousElementSibling: previous, parentElement } = element;
  return [{ element, next, previous }, ...chainOf(parentElement)];
}

/** Where the focus goes from something that is gone: to the row after or before it, or to what it was in. */
function placeFor(chain: readonly Link[]): HTMLElement | null {
  const at = chain.findIndex(({ element }) => element.isConnected);
  const gone = chain[at - 1];
  const beside = gone?.element.matches(row) && [gone.next, gone.previous].find((each) => each?.isConnected);
  const found = beside || chain[at]?.element.closest(place);
  return found instanceof HTMLElement ? found : null;
}

/**
 * Keeps the focus near its place when what has it is gone: a button whose action is done, or its row, also when another member did
 * that. It never moves to a button, which a second press would carry out. A page that follows another begins at its start.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let chain: readonly Link[] = [];
    let page = '';
    const remember = ({ target }: FocusEvent) => {
      chain = target instanceof Element ? chainOf(target) : [];
      page = location.pathname;
    };
    /** A press beside it takes the focus away, although nothing else gets it. */
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && chain[0]?.element.contains(target))) chain = [];
    };
    const restore = () => {
      if (chain.length === 0 || chain[0]?.element.isConnected || document.activeElement !== document.body) return;
      const found = page === location.pathname ? placeFor(chain) : null;
      chain = [];
      if (!found) return;
      if (!found.hasAttribute('tabindex')) {
        found.tabIndex = -1;
        found.addEventListener('blur', () => found.removeAttribute('tabindex'), { once: true });
      }
      found.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
