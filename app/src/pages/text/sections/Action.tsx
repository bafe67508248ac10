import type { Words } from '../../../content/article.ts';
import type { Way } from '../../../content/page.ts';
import { Braid } from '../../../shell/art/Braid';
import { wrap } from '../../../shell/frame/Frame.css';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import { Ways } from '../Ways';
import * as css from './Action.css';

interface ActionProps {
  id?: string;
  title: string;
  lead?: Words | undefined;
  way: Way;
  other?: Way | undefined;
}

/** What to do after reading: three strands that become one, and the way into the right wizard. */
export function Action({ id, title, lead, way, other }: ActionProps) {
  return (
    <section className={css.action} id={id}>
      <div className={wrap}>
        <Braid className={css.braid} />
        <h2 className={`${type.h1} ${css.title}`}>{title}</h2>
        {lead !== undefined && (
          <p className={`${type.lead} ${css.lead}`}>
            <Spans words={lead} />
          </p>
        )}
        <Ways way={way} other={other} />
      </div>
    </section>
  );
}
