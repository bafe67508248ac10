import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Breadcrumb } from '../text/Breadcrumb';
import * as css from './Intro.css';

interface IntroProps {
  /** Path of the page, for the breadcrumbs. */
  path: string;
  heading: string;
  lead: string;
  /** That the businesses are made up. */
  label: { label: string; text: string };
}

/** The head of a page with pictures: breadcrumbs, headline, lead, and the label of the pictures below. */
export function Intro({ path, heading, lead, label }: IntroProps) {
  return (
    <header className={`${wrap} ${css.intro}`}>
      <Breadcrumb path={path} />
      <div className={css.columns}>
        <h1 className={`${type.display} ${css.heading}`}>{heading}</h1>
        <p className={`${type.lead} ${css.lead}`}>{lead}</p>
        <p className={css.label}>
          <strong>{label.label}</strong> {label.text}
        </p>
      </div>
    </header>
  );
}
