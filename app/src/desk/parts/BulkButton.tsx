import { Button } from '@agency-site/ui/Button';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { type BulkResult, pageSize } from '../../domain/contract/staff/list.ts';
import { useTask } from '../../lib/useTask.ts';
import * as page from '../style/page.css.ts';
import { useRun } from './Actions';

interface BulkButtonProps {
  /** How many rows are selected. */
  count: number;
  /** What it says: "Mark as answered". */
  label: string;
  act: (headers: Record<string, string>) => Promise<BulkResult>;
  /** What the notice says of this many rows: "3 messages are answered." */
  done: (count: number) => string;
}

/** An action on the selected rows of a list. */
export function BulkButton({ count, label, act, done }: BulkButtonProps) {
  const run = useRun();
  const { run: start, busy } = useTask(() => {
    const headers = { 'idempotency-key': newIdempotencyKey() };
    return run(
      () => act(headers),
      (result) =>
        `${done(result.done)}${result.skipped > 0 ? ` ${result.skipped} changed meanwhile and stayed as they are.` : ''}`,
    );
  });
  const isTooMany = count > pageSize.most;
  return (
    <>
      <Button busy={busy} disabled={count === 0 || isTooMany} onClick={() => start()}>
        {label}
      </Button>
      <span role="status" className={page.fine}>
        {isTooMany ? `At most ${pageSize.most} at once` : ''}
      </span>
    </>
  );
}
