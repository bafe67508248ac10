import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { Way } from '../../content/page.ts';
import { ArrowIcon } from '../../shell/icons';
import { Link } from '../../shell/Link';
import * as type from '../../shell/type.css';
import { ways } from './Ways.css';

interface WaysProps {
  way: Way;
  /** A second way, said more quietly. */
  other?: Way | undefined;
}

/** What to do next: one button, and perhaps a link beside it. Not on paper. */
export function Ways({ way, other }: WaysProps) {
  return (
    <p className={ways}>
      <Link className={buttonClass({ tone: 'primary' })} to={way.to}>
        {way.label}
        <ArrowIcon />
      </Link>
      {other && (
        <Link className={type.link} to={other.to}>
          {other.label}
        </Link>
      )}
    </p>
  );
}
