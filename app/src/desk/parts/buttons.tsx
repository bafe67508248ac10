import { Button, type PressButtonProps } from '@agency-site/ui/Button';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { type BulkResult, pageSize } from '../../domain/contract/staff/list.ts';
import { useTask } from '../../lib/useTask.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { type Action, type ActionEndpoint, type EndpointRequest, usePerformAction, useSend } from './Actions';

type ButtonProps = Omit<PressButtonProps, 'onClick' | 'ref'>;

/** Whether the member's role may call an endpoint. */
export const useMayCall = ({ staff }: Pick<Endpoint, 'staff'>) =>
  useMay(typeof staff === 'object' ? staff.role : 'read-only');

interface ActionButtonProps<E extends ActionEndpoint> extends ButtonProps {
  action: Action<E>;
  onDone?: (() => void) | undefined;
}

/** Carries out an action. Members who may not don't see it. */
export function ActionButton<E extends ActionEndpoint>({ action, onDone, ...button }: ActionButtonProps<E>) {
  const performAction = usePerformAction();
  const perform = async () => {
    if (await performAction(action)) onDone?.();
  };
  return useMayCall(action.endpoint) ? <Button {...button} onClick={perform} /> : null;
}

interface DialogButtonProps extends ButtonProps {
  /** The dialog, while it is open. */
  dialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? dialog(() => setIsOpen(false)) : null}
    </>
  );
}

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
