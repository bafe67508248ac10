let pressed: Element | null = null;

/** The control pressed last. */
export const lastPress = (): Element | null => pressed;

/** Starts tracking presses. */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('label, button, a') : null;
  };
  addEventListener('click', remember, true);
}
