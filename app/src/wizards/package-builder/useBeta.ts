import { useEffect, useState } from 'react';
import { publicConfig } from '../../api/config.ts';
import { betaCountdown } from '../../domain/beta.ts';

/** "10 days remaining"; `over` once nothing remains, and nothing while nobody has said when it ends. */
export type BetaTime = string | 'over' | undefined;

const hour = 3_600_000;

/**
 * The time that the beta still has, from the one date that the server gives to everybody.
 * @param now the time, in milliseconds
 */
export function useBeta(now: () => number = Date.now): BetaTime {
  const [left, setLeft] = useState<BetaTime>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    const count = ({ betaEndsAt }: { betaEndsAt: string }) => {
      if (gone) return;
      const tick = () => setLeft(betaCountdown(Date.parse(betaEndsAt), now()) ?? 'over');
      tick();
      timer = setInterval(tick, hour);
    };
    // Without an answer the banner still says what is saved, which is true of the prices as they are.
    publicConfig().then(count, () => {});
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [now]);

  return left;
}
