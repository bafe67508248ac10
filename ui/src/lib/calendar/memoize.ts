/** Calls `make` once for each key. Empties its cache at 1,000 entries, so that a server's memory doesn't grow. */
export function memoize<Thing, Made>(make: (thing: Thing) => Made, key: (thing: Thing) => unknown = (thing) => thing) {
  const made = new Map<unknown, Made>();
  return (thing: Thing): Made => {
    const known = made.get(key(thing));
    if (known !== undefined) return known;
    if (made.size > 1000) made.clear();
    const value = make(thing);
    made.set(key(thing), value);
    return value;
  };
}
