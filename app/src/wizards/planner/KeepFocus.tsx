import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { place } from './planner.css';

interface KeepFocusProps {
  /** What the place is about, read when the focus comes back to it. */
  label: string;
  children: ReactNode;
}

/**
 * Around buttons that take themselves away when they are pressed: the focus then stays in their place, where it would
 * else fall back to the top of the page.
 */
export function KeepFocus({ label, children }: KeepFocusProps) {
  const here = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  // After every change, for any of them may have taken the focused button away.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) here.current?.focus();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      ref={here}
      className={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={() => {
        inside.current = false;
      }}
    >
      {children}
    </div>
  );
}
