let early: HTMLElement | null = null;

/** A button that needs the script of its tool. */
function waiting(target: EventTarget | null): HTMLElement | null {
  const kinds = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  return button?.closest('#root') && !button.matches('[popovertarget], [commandfor]') ? button : null;
}

function rememberEarly({ target }: Event): void {
  // Only the last press counts.
  early = waiting(target) ?? early;
}

/** Remembers the last button pressed before hydration. */
export function watchEarlyPress(): void {
  addEventListener('click', rememberEarly, true);
}

/** Returns the button pressed last before hydration, and stops listening. */
export function takeEarlyPress(): HTMLElement | null {
  removeEventListener('click', rememberEarly, true);
  const taken = early;
  early = null;
  return taken?.isConnected ? taken : null;
}

let last: Element | null = null;

/** The control pressed last. */
export const lastPress = (): Element | null => last;

/** Starts tracking presses. */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? target.closest('label, button, a') : null;
  };
  addEventListener('click', remember, true);
}
