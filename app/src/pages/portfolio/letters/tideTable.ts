import type { Letters } from '../Lettering';
import fifthOrder from './tideTableFifthOrder.svg?url';
import name from './tideTableName.svg?url';
import readyAt from './tideTableReadyAt.svg?url';
import when from './tideTableWhen.svg?url';
import yourOrder from './tideTableYourOrder.svg?url';

/** Lettering of Tide Table, a takeaway, as outlines. */
export const tideTable = {
  name: { src: name, width: 630 },
  readyAt: { src: readyAt, width: 501 },
  when: { src: when, width: 398 },
  fifthOrder: { src: fifthOrder, width: 672 },
  yourOrder: { src: yourOrder, width: 636 },
} satisfies Record<string, Letters>;
