import { useLayoutEffect, useRef } from 'react';
import { ButtonBase } from '../ButtonBase';

interface RetryProps {
  label: string;
  busy: boolean;
  onRetry: () => void;
  /** Where the focus goes on: asking again has helped, and the button that held it is leaving. */
  onRetried: () => void;
}

/** Asks again for what could not be loaded. */
export function Retry({ label, busy, onRetry, onRetried }: RetryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const retried = useRef(onRetried);
  useLayoutEffect(() => {
    retried.current = onRetried;
  });
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement === current) retried.current();
    };
  }, []);
  return (
    <ButtonBase ref={button} size="s" busy={busy} onClick={onRetry}>
      {label}
    </ButtonBase>
  );
}
