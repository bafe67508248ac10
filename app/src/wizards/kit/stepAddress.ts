import type { Path } from 'react-router-dom';

/** How the address of the page names a step, so that the browser's Back and Forward walk the steps. */
export interface StepAddress<Id extends string = string> {
  /** The id of the step that an address names; null where it names none. */
  read: (address: Pick<Path, 'pathname' | 'search'>) => string | null;
  /** Where a step is found. `at` is its position, from 0. */
  write: (id: Id, at: number) => Partial<Path>;
}

/** One page for all steps: `?step=tier`, and nothing for the first step. */
export const byQuery: StepAddress = {
  read: ({ search }) => new URLSearchParams(search).get('step'),
  write: (id, at) => ({ search: at === 0 ? '' : `?step=${id}` }),
};
