/** Memoises a function of a name, for values that depend only on the catalogue. */
export function remembered<Id extends string, Answer>(workOut: (id: Id) => Answer): (id: Id) => Answer {
  const answers = new Map<Id, Answer>();
  return (id) => {
    if (!answers.has(id)) answers.set(id, workOut(id));
    return answers.get(id) as Answer;
  };
}
