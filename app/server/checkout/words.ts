import { formatCents } from '../../src/domain/money.ts';
import { stageNames } from '../../src/domain/staff/stages.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';

export const orderWords: ActionWords = {
  'order.stage': ({ after }) => `Stage set to ${stageName(loggedOf(after).stage)}`,
  'order.stage.undone': ({ after }) => `Stage set back to ${stageName(loggedOf(after).stage)}`,
  'order.transfer': ({ after }) => `${amountIn(after)} received by transfer`,
  'order.transfer.undone': ({ after }) => `Transfer of ${amountIn(after)} taken back`,
  'order.transfer.reversed': ({ after }) => `Transfer of ${amountIn(after)} reversed`,
  'order.consumer-withdrawal': () => 'Withdrawal from the contract received: see the messages',
  'order.cancel': ({ after }) => `Order cancelled${toldIn(after)}`,
  'order.cancel.undone': () => 'Cancellation taken back',
  'order.balance': ({ after }) => `Balance of ${amountIn(after)} requested${partsIn(after)}`,
  'order.balance.undone': ({ after }) => `Request for ${amountIn(after)} taken back`,
  'order.balance.withdrawn': ({ after }) => `Request for ${amountIn(after)} withdrawn${toldIn(after)}`,
  'order.balance.withdrawn.undone': ({ after }) => `Request for ${amountIn(after)} restored`,
  'order.reminder': ({ after }) =>
    `Reminder of ${amountIn(after)} ${loggedOf(after).unsent ? 'queued, but never sent' : 'sent'}`,
  'order.reminder.undone': ({ after }) => `Reminder of ${amountIn(after)} taken back`,
  'order.refund': ({ after }) => `Refund of ${amountIn(after)} started`,
  'order.refund.settled': ({ after }) => `Failed refund of ${amountIn(after)} dealt with`,
  'order.refund.settled.undone': ({ after }) => `Failed refund of ${amountIn(after)} to be dealt with after all`,
  'order.note': () => 'Note added',
  'order.note.undone': () => 'Note removed',
  'orders.csv': () => 'Orders downloaded as CSV',
  'filter.keep': () => 'Filter of the orders kept',
  'filter.remove': () => 'Filter of the orders removed',
};

const amountIn = (logged: string) => formatCents(Number(loggedOf(logged).amount));

/** What the customer knows of what was withdrawn or cancelled. */
export function toldIn(logged: string): string {
  const { told, unsent } = loggedOf(logged);
  if (unsent) return ' before it was sent';
  return told ? ', with an e-mail to the customer' : '';
}

const partsIn = (logged: string) => {
  const parts = Number(loggedOf(logged).parts);
  return parts > 1 ? ` in ${parts} parts` : '';
};

const stageName = (stage: unknown) =>
  typeof stage === 'string' && stage in stageNames ? stageNames[stage as keyof typeof stageNames] : String(stage);
