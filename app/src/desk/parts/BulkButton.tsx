import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { type BulkResult, pageSize } from '../../domain/contract/staff/list.ts';
import { useTask } from '../../lib/useTask.ts';
import * as page from '../style/page.css.ts';
import { type EndpointRequest, useSend } from './Actions';

interface BulkButtonProps<E extends Endpoint> {
  /** How many rows are selected. */
  count: number;
  /** What it says: "Mark as answered". */
  label: string;
  request: EndpointRequest<E>;
  /** What the notice says of this many rows: "3 messages are answered." */
  done: (count: number) => string;
}

/** An action on the selected rows of a list. */
export function BulkButton<E extends Endpoint & { answer: z.ZodMiniType<BulkResult> }>({
  count,
  label,
  request,
  done,
}: BulkButtonProps<E>) {
  const send = useSend();
  const { run, busy } = useTask(() =>
    send<Endpoint & { answer: z.ZodMiniType<BulkResult> }>(
      request,
      (result) =>
        `${done(result.done)}${result.skipped > 0 ? ` ${result.skipped} changed meanwhile and stayed as they are.` : ''}`,
    ),
  );
  const isTooMany = count > pageSize.most;
  return (
    <>
      <Button busy={busy} disabled={count === 0 || isTooMany} onClick={() => run()}>
        {label}
      </Button>
      <span role="status" className={page.fine}>
        {isTooMany ? `At most ${pageSize.most} at once` : ''}
      </span>
    </>
  );
}
