/** The parts of a URL that name a step. */
export interface Place {
  pathname: string;
  search: string;
}

/** How a URL names a step, so that Back and Forward go through the steps. */
export interface StepAddress<Id extends string = string> {
  /** The id of the step in a URL; null without one. */
  read(place: Place): string | null;
  /** The URL of a step. `at` is its position, from 0. */
  write(id: Id, at: number): Place;
}

/** One page for all steps: `?step=tier`, and nothing for the first step. */
export const byQuery = (pathname: string): StepAddress => ({
  read: ({ search }) => new URLSearchParams(search).get('step'),
  write: (id, at) => ({ pathname, search: at === 0 ? '' : `?step=${id}` }),
});
