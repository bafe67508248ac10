import { useSyncExternalStore } from 'react';
import { chooseScheme, currentScheme, onSchemeChange, type Scheme } from '../api/scheme.ts';
import { scheme as group, schemeButton } from './Footer.css';

const schemes: readonly { scheme: Scheme; label: string }[] = [
  { scheme: 'light', label: 'Light' },
  { scheme: 'dark', label: 'Dark' },
];

export function SchemeSwitch() {
  const current = useSyncExternalStore(onSchemeChange, currentScheme, () => undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields
    <div className={group} role="group" aria-label="Colour scheme">
      {schemes.map(({ scheme, label }) => (
        <button
          key={scheme}
          type="button"
          className={schemeButton}
          aria-pressed={scheme === current}
          onClick={() => chooseScheme(scheme)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
