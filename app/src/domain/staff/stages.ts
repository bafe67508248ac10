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
