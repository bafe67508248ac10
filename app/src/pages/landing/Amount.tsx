import { useLayoutEffect, useRef } from 'react';
import { formatEuro } from '../../domain/money.ts';

/** Duration of the animation in milliseconds. */
const DURATION = 220;

interface AmountProps {
  /** Euro. Counts up or down to a new amount, unless motion is reduced. */
  euro: number;
  className?: string;
}

/** An animated amount, hidden from screen readers. */
export function Amount({ euro, className }: AmountProps) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(euro);

  useLayoutEffect(() => {
    const text = element.current?.firstChild;
    const from = shown.current;
    if (!text || from === euro || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      shown.current = euro;
      return;
    }
    const start = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const left = 1 - Math.min(1, Math.max(0, now - start) / DURATION);
      shown.current = left === 0 ? euro : Math.round(euro + (from - euro) * left ** 3);
      text.nodeValue = formatEuro(shown.current);
      if (left > 0) frame = requestAnimationFrame(count);
    };
    count(start);
    return () => cancelAnimationFrame(frame);
  }, [euro]);

  return (
    <b ref={element} className={className} aria-hidden>
      {formatEuro(euro)}
    </b>
  );
}
