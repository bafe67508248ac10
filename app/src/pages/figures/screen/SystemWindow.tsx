import type { ReactNode } from 'react';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { type SystemId, systemIds } from '../../../domain/catalogue/ids.ts';
import { Pictogram } from '../../../shell/art/Pictogram';
import { SampleFigure } from '../../../shell/Sample';
import * as css from './window.css';

const { trinityOptions } = catalogue;

interface WindowProps {
  of: SystemId;
  /** Views of the system; the first is shown. Part of the picture: none of them can be chosen. */
  views: readonly string[];
  /** Whose numbers the screen shows: "Sample café". */
  whose: string;
  /** One sentence about the sample data, under the screen. */
  caption: string;
  children: ReactNode;
}

/** A sample screen of a Trinity system. It’s a picture made of text: nothing in it can be used. */
export function SystemWindow({ of, views, whose, caption, children }: WindowProps) {
  return (
    <SampleFigure id={`screen-${of}`} of="data" caption={caption} className={css.figure}>
      <div className={css.window}>
        <div className={css.bar} aria-hidden>
          <Pictogram of="service-trinity-systems" size="s" />
          <b className={css.name}>{trinityOptions[of].name}</b>
          <span className={css.views}>
            {views.map((view) => (
              <span key={view} className={view === views[0] ? css.shown : css.view}>
                {view}
              </span>
            ))}
          </span>
          <span className={css.whose}>{whose}</span>
        </div>
        <div className={css.inside}>
          <div className={css.rail} aria-hidden>
            {systemIds.map((id) => (
              <span key={id} className={id === of ? css.here : css.sign}>
                <Pictogram of={`option-${id}`} size="s" />
              </span>
            ))}
          </div>
          <div className={css.body}>{children}</div>
        </div>
      </div>
    </SampleFigure>
  );
}
