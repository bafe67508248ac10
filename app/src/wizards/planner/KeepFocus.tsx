import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { place } from './planner.css';

interface KeepFocusProps {
  /** Accessible name, announced when the focus moves here. */
  label: string;
  children: ReactNode;
}

/**
 * Wraps buttons that disappear when they are clicked: moves the focus here, because it would otherwise return to the
 * top of the page.
 */
export function KeepFocus({ label, children }: KeepFocusProps) {
  const here = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  // After every render, because any of them may have removed the focused button.
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
