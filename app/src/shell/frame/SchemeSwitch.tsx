import { scheme as group, schemeButton } from './Footer.css';

/** Two toggle buttons for the colour scheme. */
export function SchemeSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields
    <div className={group} role="group" aria-label="Colour scheme">
      <button type="button" className={schemeButton} data-scheme="light">
        Light
      </button>
      <button type="button" className={schemeButton} data-scheme="dark">
        Dark
      </button>
    </div>
  );
}
