import { Button, type PressButtonProps } from '@agency-site/ui/Button';
import { keepFocus } from './keepFocus.ts';
import { useFreeze } from './tool/useFreeze.ts';

/** The button of a form. While it is busy, nothing else in its form can be changed. */
export function SubmitButton({ busy = false, ...props }: Omit<PressButtonProps, 'ref' | 'type' | 'unavailable'>) {
  return <Button {...props} ref={useFreeze(busy, 'form')} type="submit" busy={busy} onMouseDown={keepFocus} />;
}
