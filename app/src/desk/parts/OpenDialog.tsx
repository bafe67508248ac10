import { Dialog, type DialogProps } from '@agency-site/ui/Dialog';
import { type ReactNode, useDeferredValue } from 'react';

interface OpenDialogProps extends Pick<DialogProps, 'closedby'> {
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Removes the caret that a click has left in the page, before the dialog opens. A page behind a dialog is inert, so Chromium
 * looks for another place for it in every frame, through hundreds of rows.
 */
function dropCaret(dialog: HTMLDialogElement | null): void {
  const selection = dialog ? getSelection() : null;
  if (selection?.type === 'Caret') selection.removeAllRanges();
}

/** A dialog that is open for as long as it is rendered. Its title is painted first, and its content a moment later. */
export function OpenDialog({ onClose, children, ...props }: OpenDialogProps) {
  const hasContent = useDeferredValue(true, false);
  return (
    <Dialog ref={dropCaret} open onOpenChange={(open) => (open ? undefined : onClose())} {...props}>
      {hasContent ? children : null}
    </Dialog>
  );
}
