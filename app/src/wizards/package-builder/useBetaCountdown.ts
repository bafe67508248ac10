import { useEffect, useState } from 'react';
import { publicConfig } from '../../api/config.ts';
import { betaCountdown } from '../../domain/beta.ts';

/** "10 days remaining", or `over`; undefined until the server has said when the beta ends. */
export type BetaTime = string | 'over' | undefined;

const hour = 3_600_000;

/**
 * The time left in the beta, until the server's date, which is the same for every visitor.
 * @param now the current time, in milliseconds since 1970
 */
export function useBeta(now: () => number = Date.now): BetaTime {
  const [left, setLeft] = useState<BetaTime>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let cancelled = false;
    const count = ({ betaEndsAt }: { betaEndsAt: string }) => {
      if (cancelled) return;
      const tick = () => setLeft(betaCountdown(Date.parse(betaEndsAt), now()) ?? 'over');
      tick();
      timer = setInterval(tick, hour);
    };
    // If the request fails, the offer shows the saving without the days left.
    publicConfig().then(count, () => {});
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [now]);

  return left;
}
