import { fourServices } from '../../../content/fourServices.ts';
import { systemPages } from '../../../content/systems.ts';
import { systemIds } from '../../../domain/catalogue/ids.ts';
import type { Words } from '../../../domain/text/blocks.ts';
import { plain } from '../../../domain/text/blocks.ts';
import { Pictogram } from '../../../shell/art/Pictogram';
import type { PictogramName } from '../../../shell/art/pictograms.ts';
import { ArrowIcon } from '../../../shell/icons';
import { h3 } from '../../../shell/style/type.css';
import * as css from './rows.css';

/** The pictogram of what the page at a path sells. */
function pictogramAt(path: string): PictogramName | undefined {
  const system = systemIds.find((id) => systemPages[id].to === path);
  if (system) return `option-${system}`;
  const service = fourServices.find(({ more }) => more.to === path)?.service;
  return service && `service-${service}`;
}

/** Links to other pages, each with a sentence; what is sold has its pictogram. */
export function Pages({ items }: { items: readonly { to: string; title: string; text: Words }[] }) {
  return (
    <ul className={css.rows}>
      {items.map(({ to, title, text }) => {
        const pictogram = pictogramAt(to);
        return (
          <li key={to}>
            <a className={css.leading} href={to}>
              <h3 className={`${h3} ${pictogram ? css.titleWithPictogram : ''}`}>
                {pictogram && <Pictogram of={pictogram} size="l" />}
                {title}
              </h3>
              <p className={css.words}>{plain(text)}</p>
              <span className={css.arrow}>
                <ArrowIcon />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
