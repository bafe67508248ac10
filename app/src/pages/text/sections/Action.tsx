import braid from '../../../content/drawings/braid.svg?raw';
import type { Link } from '../../../content/page.ts';
import type { Words } from '../../../domain/text/blocks.ts';
import { drawnOnScroll } from '../../../shell/art/art.css';
import { InlineDrawing } from '../../../shell/art/Drawing';
import { Pictogram } from '../../../shell/art/Pictogram';
import type { PictogramName } from '../../../shell/art/pictograms.ts';
import { wrap } from '../../../shell/frame/Frame.css';
import * as type from '../../../shell/style/type.css';
import { Actions } from '../Actions';
import { Spans } from '../Spans';
import * as css from './Action.css';

interface ActionProps {
  id?: string;
  title: string;
  lead?: Words | undefined;
  action: Link;
  secondaryAction?: Link | undefined;
  /** What the page is about; without it, three strands join. */
  pictogram?: PictogramName | undefined;
}

/** The call to action at the end of a page. */
export function Action({ id, title, lead, action, secondaryAction, pictogram }: ActionProps) {
  return (
    <section className={css.action} id={id}>
      <div className={wrap}>
        {pictogram ? (
          <div className={css.pictogram}>
            <Pictogram of={pictogram} size="xl" />
          </div>
        ) : (
          <InlineDrawing className={`${drawnOnScroll} ${css.braid}`} file={braid} preserveAspectRatio="none" />
        )}
        <div className={css.row}>
          <div>
            <h2 className={`${type.h1} ${css.title}`}>{title}</h2>
            {lead !== undefined && (
              <p className={css.lead}>
                <Spans words={lead} />
              </p>
            )}
          </div>
          <Actions action={action} secondaryAction={secondaryAction} />
        </div>
      </div>
    </section>
  );
}
