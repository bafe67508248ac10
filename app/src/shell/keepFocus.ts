import type { MouseEvent } from 'react';

/**
 * For the button that submits a form: the field keeps the focus while the button is pressed. Otherwise the error that appears
 * when the field is left could move the button from under the finger, and the press would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
