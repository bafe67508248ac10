/**
 * Rows of a table in which each column includes the one before.
 * @param features of each column; "Everything in …" is said by the ticks
 */
export const growingRows = (features: readonly (readonly string[])[]) =>
  features.flatMap((own, at) =>
    own
      .filter((feature) => !feature.startsWith('Everything'))
      .map((title) => ({ title, cells: features.map((_, column) => column >= at) })),
  );
