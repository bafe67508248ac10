import type { OrderMoney } from './orderMoney.ts';

/** A payment as a statement lists it, in cents. */
export interface StatedPayment {
  /** When it arrived: "2026-11-20". */
  on: string;
  amount: number;
  returned: number;
  /** Of `returned`: what the customer's bank took back for good, by a dispute that was lost. */
  lost: number;
  /** When the latest of it went back. */
  returnedOn: string;
  by: string;
  /** The numbers of its documents. */
  invoices: readonly string[];
  creditNotes: readonly string[];
}

/** An order as a statement lists it. */
export interface StatedOrder {
  reference: string;
  title: string;
  on: string;
  money: Pick<OrderMoney, 'total' | 'due' | 'pending'>;
  payments: readonly StatedPayment[];
  /** When it was cancelled or withdrawn from: what was paid for it is to go back. Null while it runs. */
  endedOn: string | null;
}

/** A line of a statement of account, in cents. */
export interface StatementLine {
  on: string;
  what: string;
  reference: string;
  /** What the customer owes more; below zero for what they no longer owe. */
  charged: number;
  /** What they paid; below zero for what went back. */
  paid: number;
  /** What they owe after it; below zero for a credit. */
  balance: number;
}

type Unsummed = Omit<StatementLine, 'balance'>;

const numbered = (what: string, numbers: readonly string[]) => [what, ...numbers].join(', ');

const latestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

function linesOf({ reference, title, on, money, payments, endedOn }: StatedOrder): Unsummed[] {
  const kept = payments.reduce((sum, { amount, returned }) => sum + amount - returned, 0);
  // A refund lowers the price. Too much paid stays a credit.
  const lowered = endedOn !== null ? -money.total : Math.min(0, money.due + money.pending - (money.total - kept));
  return [
    { on, what: title, reference, charged: money.total, paid: 0 },
    ...payments.flatMap(({ amount, returned, lost, by, invoices, creditNotes, ...days }) => [
      { on: days.on, what: numbered(`Paid by ${by}`, invoices), reference, charged: 0, paid: amount },
      ...(returned > 0
        ? [
            {
              on: days.returnedOn,
              what: numbered(
                lost === 0
                  ? 'Refunded'
                  : lost === returned
                    ? 'Taken back by the bank'
                    : 'Refunded and taken back by the bank',
                creditNotes,
              ),
              reference,
              charged: 0,
              paid: -returned,
            },
          ]
        : []),
    ]),
    ...(lowered < 0
      ? [
          {
            on: endedOn ?? latestOf(payments.flatMap(({ returned, returnedOn }) => (returned > 0 ? returnedOn : []))),
            what: endedOn === null ? 'Price lowered' : 'No longer owed',
            reference,
            charged: lowered,
            paid: 0,
          },
        ]
      : []),
  ];
}

/** The statement of account of a customer: every order, payment and refund by day, with what is owed after each. */
export function statementOf(orders: readonly StatedOrder[]): StatementLine[] {
  let balance = 0;
  return orders
    .flatMap(linesOf)
    .map((line, at) => ({ line, at }))
    .sort((one, other) => one.line.on.localeCompare(other.line.on) || one.at - other.at)
    .map(({ line }) => {
      balance += line.charged - line.paid;
      return { ...line, balance };
    });
}
