import { painted } from './idle.ts';

/** Every branch of the page that an element is not on. */
function* around(element: Element): Generator<HTMLElement> {
  for (let branch: Element = element; branch !== document.body && branch.parentElement; branch = branch.parentElement) {
    for (const other of branch.parentElement.children) {
      if (other !== branch && other instanceof HTMLElement) yield other;
    }
  }
}

/**
 * Keeps the focus, and who listens rather than looks, in a popover while it is open, as in a modal dialog. The rest
 * of the page is taken out of reach once the popover is seen: a dialog that is modal from the first moment has every
 * element of the page computed before it shows.
 * @param id of the popover, now or later in the page
 */
export function isolatePopover(id: string): void {
  let away: HTMLElement[] = [];
  const hear = async ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.id !== id) return;
    if (newState === 'closed') {
      // Before it closes: the focus goes back to the button that opened it.
      for (const element of away) element.inert = false;
      away = [];
      return;
    }
    await painted();
    if (!target.matches(':popover-open')) return;
    away = [...around(target)].filter((element) => !element.inert);
    for (const element of away) element.inert = true;
  };
  addEventListener('beforetoggle', (event) => void hear(event as ToggleEvent), true);
}
