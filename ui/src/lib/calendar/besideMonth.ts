/** Container queries for the width at which the times of a day fit beside the month. */
const container = 'ag-slot-calendar';

export const besideMonth = {
  container,
  beside: `${container} (min-width: 700px)`,
  below: `${container} (max-width: 699.98px)`,
} as const;
