let pressed: HTMLElement | null = null;

/** A button that needs the script of its tool. */
function waiting(target: EventTarget | null): HTMLElement | null {
  const kinds = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  return button?.closest('#root') && !button.matches('[popovertarget], [commandfor]') ? button : null;
}

function remember({ target }: Event): void {
  // Only the last press counts.
  pressed = waiting(target) ?? pressed;
}

/** Remembers the last button pressed before hydration. */
export function watchEarlyPress(): void {
  addEventListener('click', remember, true);
}

/** Returns the button pressed last before hydration, and stops listening. */
export function takeEarlyPress(): HTMLElement | null {
  removeEventListener('click', remember, true);
  const taken = pressed;
  pressed = null;
  return taken?.isConnected ? taken : null;
}
