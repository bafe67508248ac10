import type { GlobalState } from '@ladle/react';
import { brands } from '../brands';
import * as css from './frames.css';

/** The variants of a story that are shown at once. */
export const selections = ['Off', 'Light and dark', 'Every brand'] as const;
export type Selection = (typeof selections)[number];

interface Look {
  brand: string;
  theme: string;
}

/** The URL of a story, exactly as Ladle writes it: Ladle corrects any other, which adds an entry to the history. */
function addressOf({ story, rtl, control }: GlobalState, { brand, theme }: Look): string {
  const query = new URLSearchParams({ mode: 'preview', story });
  if (rtl) query.set('rtl', 'true');
  if (theme !== 'light') query.set('theme', theme);
  if (brand !== brands[0]) query.set('arg-brand', brand);
  for (const [name, { value, defaultValue }] of Object.entries(control))
    if (name !== 'brand' && name !== 'sideBySide' && value !== defaultValue)
      query.set(`arg-${name}`, encodeURI(String(value)));
  query.sort();
  return `?${query}`;
}

/** The brands and schemes a selection shows. */
function looksOf(selection: Selection, brand: string): Look[] {
  const shown = selection === 'Every brand' ? brands : [brand];
  return shown.flatMap((brand) => ['light', 'dark'].map((theme) => ({ brand, theme })));
}

/** A story in iframes, one for each variant, so that fixed and full-screen elements stay inside their frame. */
export function Frames({ state, selection, fits }: { state: GlobalState; selection: Selection; fits: boolean }) {
  const brand = String(state.control.brand?.value ?? brands[0]);
  if (selection === 'Off')
    return <iframe className={css.alone} title="Story" src={addressOf(state, { brand, theme: state.theme })} />;
  return (
    <div className={css.page}>
      <div className={css.beside}>
        {looksOf(selection, brand).map((look) => {
          const name = `${look.brand}, ${look.theme}`;
          const address = addressOf(state, look);
          return (
            <figure key={name} className={css.one}>
              <figcaption className={css.caption}>
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </figcaption>
              <iframe title={name} src={address} data-fits={fits || undefined} />
            </figure>
          );
        })}
      </div>
    </div>
  );
}
