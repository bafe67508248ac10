import { useState } from 'react';

/** How often a value has changed since it was first shown, and what it was before: lets motion begin with the first change. */
export function useChange<Value>(value: Value): { count: number; before: Value } {
  const [trail, setTrail] = useState({ now: value, before: value, count: 0 });
  if (Object.is(trail.now, value)) return trail;
  const next = { now: value, before: trail.now, count: trail.count + 1 };
  setTrail(next);
  return next;
}
