/** Remembers what was made of a thing. Forgets everything once there is much of it, so that a server does not grow. */
export function remember<Thing, Made>(make: (thing: Thing) => Made, key: (thing: Thing) => unknown = (thing) => thing) {
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
