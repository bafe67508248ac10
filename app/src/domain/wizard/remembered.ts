/** Memoises a function of a catalogue, or of a name for values that depend on nothing else. */
export function remembered<Key, Answer>(workOut: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    if (!answers.has(key)) answers.set(key, workOut(key));
    return answers.get(key) as Answer;
  };
}
