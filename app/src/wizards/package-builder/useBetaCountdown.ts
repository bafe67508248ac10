import { useEffect, useState } from 'react';
import { publicConfig } from '../../api/config.ts';
import { betaCountdown } from '../../domain/beta.ts';

const hour = 3_600_000;

/**
 * "10 days remaining" until the end of the beta, which the server sets; 'over' after it. Undefined before the server has
 * answered, if the request fails, and while the agency names no end.
 * @param now the current time, in milliseconds since 1970
 */
export function useBetaCountdown(now: () => number = Date.now): string | undefined {
  const [left, setLeft] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let cancelled = false;
    const count = ({ betaEndsAt }: { betaEndsAt: string | null }) => {
      if (cancelled || betaEndsAt === null) return;
      const tick = () => setLeft(betaCountdown(Date.parse(betaEndsAt), now()) ?? 'over');
      tick();
      timer = setInterval(tick, hour);
    };
    publicConfig().then(count, () => {});
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [now]);

  return left;
}
