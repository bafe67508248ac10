import { Dialog } from '@agency-site/ui/Dialog';
import '@agency-site/ui/Dialog.css';
import type { ReactNode } from 'react';

interface OpenDialogProps {
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog that is open for as long as it is rendered. */
export function OpenDialog({ onClose, ...props }: OpenDialogProps) {
  return <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} {...props} />;
}
