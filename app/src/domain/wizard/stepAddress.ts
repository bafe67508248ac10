/** The parts of an address that name a step. */
export interface Place {
  pathname: string;
  search: string;
}

/** How the address of a page names a step, so that the browser's Back and Forward go through the steps. */
export interface StepAddress<Id extends string = string> {
  /** The id of the step that an address names; null where it names none. */
  read(place: Place): string | null;
  /** Where a step is found. `at` is its position, from 0. */
  write(id: Id, at: number): Place;
}

/** One page for all steps: `?step=tier`, and nothing for the first step. */
export const byQuery = (pathname: string): StepAddress => ({
  read: ({ search }) => new URLSearchParams(search).get('step'),
  write: (id, at) => ({ pathname, search: at === 0 ? '' : `?step=${id}` }),
});
