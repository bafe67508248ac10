import { Button } from '@agency-site/ui/Button';
import { Dialog } from '@agency-site/ui/Dialog';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { useTask } from '../../lib/useTask.ts';
import { Problem } from '../../shell/Problem';
import { useFreeze } from '../../shell/tool/useFreeze.ts';
import { bookingTimeText } from '../bookingDetails.ts';
import type { UseManaged } from './useManaged.ts';
import { manageWords } from './words.ts';

interface CancelDialogProps {
  booking: ManagedBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  change: UseManaged['change'];
  /** Called when it is cancelled, or with a message when it was changed elsewhere. */
  onDone: (stale?: string) => void;
}

const words = manageWords.cancelling;

/** Asks for confirmation before cancelling. */
export function CancelDialog({ booking, open, onOpenChange, change, onDone }: CancelDialogProps) {
  const { run, busy, failure, forget } = useTask(async () => {
    const outcome = await change({ action: 'cancel' });
    onDone(outcome.kind === 'done' ? undefined : outcome.message);
  });
  const confirm = useFreeze(busy);
  const turn = (to: boolean) => {
    // Escape would hide that it is being cancelled.
    if (busy) return;
    forget();
    onOpenChange(to);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      title={words.title}
      actions={
        <>
          <Button onClick={() => turn(false)}>{words.keep}</Button>
          <Button ref={confirm} tone="danger" busy={busy} busyLabel={words.busy} onClick={() => run()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text(bookingTimeText(Date.parse(booking.date), booking.duration))}</p>
      <Problem>{failure?.message}</Problem>
    </Dialog>
  );
}
