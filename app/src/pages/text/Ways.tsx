import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import type { Way } from '../../content/page.ts';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
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
      <a className={buttonClass({ tone: 'primary' })} href={way.to}>
        {way.label}
        <ArrowIcon />
      </a>
      {other && (
        <a className={type.link} href={other.to}>
          {other.label}
        </a>
      )}
    </p>
  );
}
