/** How far the work on an order is. `waiting`: the customer's turn. `stopped`: nothing more will be done. */
export const stages = ['new', 'in-progress', 'waiting', 'done', 'stopped'] as const;
export type Stage = (typeof stages)[number];

export const stageNames: Readonly<Record<Stage, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  waiting: 'Waiting for customer',
  done: 'Done',
  stopped: 'Stopped',
};

interface StageState {
  stage: Stage;
  money: { received: number };
  ended: string | null;
}

/** Whether there is work on an order: it was paid and hasn't ended, or a member has set its stage. */
export const isStarted = ({ stage, money, ended }: StageState): boolean =>
  stage !== 'new' || (money.received > 0 && ended === null);

/** How far the work on an order is, in words. Lists, pages and the CSV file say the same. */
export const stageWords = (order: StageState): string => (isStarted(order) ? stageNames[order.stage] : 'Not started');
