let pressed: HTMLElement | null = null;

/** A button that does nothing until the script of its tool is here. */
function waiting(target: EventTarget | null): HTMLElement | null {
  const kinds = 'button[type=button], form[method=dialog] button';
  const button = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  return button?.closest('#root') && !button.matches('[popovertarget], [commandfor]') ? button : null;
}

function remember({ target }: Event): void {
  // The last press is the one that is meant.
  pressed = waiting(target) ?? pressed;
}

/** Remembers which button of a tool is pressed before React hydrates it. */
export function watchEarlyPress(): void {
  addEventListener('click', remember, true);
}

/** The button that was pressed last before hydration. From now on React hears every press itself. */
export function takeEarlyPress(): HTMLElement | null {
  removeEventListener('click', remember, true);
  const taken = pressed;
  pressed = null;
  return taken?.isConnected ? taken : null;
}
