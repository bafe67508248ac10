import { Button, type PressButtonProps } from '@agency-site/ui/Button';
import type { MouseEvent } from 'react';
import { useFreeze } from './tool/useFreeze.ts';

/** The button of a form. While it is busy, nothing else in its form can be changed. */
export function SubmitButton({ busy = false, ...props }: Omit<PressButtonProps, 'ref' | 'type' | 'unavailable'>) {
  return <Button {...props} ref={useFreeze(busy, 'form')} type="submit" busy={busy} onMouseDown={keepFocus} />;
}

/**
 * For the button that submits a form: the field keeps the focus while the button is pressed. Otherwise the error that appears
 * when the field is left could move the button from under the finger, and the press would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
