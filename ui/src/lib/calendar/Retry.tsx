import { useLayoutEffect, useRef } from 'react';
import { ButtonBase } from '../ButtonBase';

interface RetryProps {
  label: string;
  busy: boolean;
  onRetry: () => void;
  /** Moves the focus on: the retry succeeded, and the focused button is being removed. */
  onRetried: () => void;
}

/** Loads again what failed to load. */
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
