import { paths } from '../../content/links/paths.ts';
import { strokes } from '../../shell/art/art.css';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import * as css from './Start.css';
import { Ways } from './Ways';
import { start as words } from './words.ts';

/** One line from the left edge to each way. */
const fork = ['M1 0V96', 'M1 0V22C1 66 400 34 400 96', 'M1 0V8C1 52 800 20 800 96'];

/** Asks which of the three wizards suits the visitor. */
export const Component = () => (
  <div className={`${wrap} ${css.page}`}>
    <title>{words.title}</title>
    <meta name="description" content={words.description} />
    <h1 className={type.h1}>{words.heading}</h1>
    <p className={`${type.lead} ${css.lead}`}>{words.lead}</p>
    <svg className={css.fork} viewBox="0 0 1200 96" preserveAspectRatio="none" aria-hidden>
      {fork.map((line, i) => (
        <path key={line} className={`${css.strand} ${strokes[i]}`} d={line} />
      ))}
    </svg>
    <Ways />
    <p className={css.talk}>
      {words.talk} <a href={paths.booking}>{words.call}</a>
    </p>
  </div>
);
