/**
 * Rows of a table in which each column includes the one before.
 * @param adds what each column adds
 */
export const growingRows = (adds: readonly (readonly string[])[]) =>
  adds.flatMap((own, at) => own.map((title) => ({ title, cells: adds.map((_, column) => column >= at) })));
