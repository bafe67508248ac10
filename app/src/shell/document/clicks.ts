let early: HTMLElement | null = null;

/** A button of a tool, which does nothing before hydration. */
function unhydratedButton(target: EventTarget | null): HTMLElement | null {
  const selector = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return button?.closest('#root') && !button.matches('[popovertarget], [commandfor]') ? button : null;
}

function rememberEarly({ target }: Event): void {
  // Only the last click counts.
  early = unhydratedButton(target) ?? early;
}

/** Remembers the last button clicked before hydration. */
export function watchEarlyClick(): void {
  addEventListener('click', rememberEarly, true);
}

/** The last button clicked before hydration, if it's still there. Stops listening. */
export function takeEarlyClick(): HTMLElement | null {
  removeEventListener('click', rememberEarly, true);
  const taken = early;
  early = null;
  return taken?.isConnected ? taken : null;
}

let last: Element | null = null;

/** The control clicked last. */
export const lastClicked = (): Element | null => last;

/** Starts tracking clicks. */
export function trackClicks(): void {
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? target.closest('label, button, a') : null;
  };
  addEventListener('click', remember, true);
}
