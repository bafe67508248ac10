import { type RefObject, useCallback, useEffect, useState } from 'react';
import { begin, breed, finish, isDone, type Rules, randomFrom, type Search } from './search.ts';

/** Milliseconds from one round to the next: a whole search takes under four seconds. */
const pace = 50;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A search that continues round by round while `box` is in view, or is done at once if motion is reduced. It begins
 * finished, as in the page that is sent.
 */
export function useSearch(rules: Rules, seed: number, box: RefObject<Element | null>) {
  const [search, setSearch] = useState(() => finish(begin(rules, randomFrom(seed))));
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    if (!isSeen || isDone(search)) return;
    const timer = setTimeout(() => setSearch(breed(search)), pace);
    return () => clearTimeout(timer);
  }, [search, isSeen]);

  const searchFor = useCallback(
    (next: (now: Search) => Search) => setSearch((now) => (isStill() ? finish(next(now)) : next(now))),
    [],
  );
  return { search, searchFor, isDone: isDone(search) };
}
