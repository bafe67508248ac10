let pressed: Element | null = null;

/** The card, field or button that was pressed last. */
export const lastPress = (): Element | null => pressed;

/** Remembers what is pressed. */
export function watchPresses(): void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('label, button, a') : null;
  };
  addEventListener('click', remember, true);
}
