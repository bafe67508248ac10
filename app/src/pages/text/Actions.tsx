import { buttonClass } from '@agency-site/ui/Button';
import type { Link } from '../../content/page.ts';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { actions } from './linked.css';

interface ActionsProps {
  action: Link;
  secondaryAction?: Link | undefined;
}

/** A button, and perhaps a link beside it. Not printed. */
export function Actions({ action, secondaryAction }: ActionsProps) {
  return (
    <p className={actions}>
      <a className={buttonClass({ tone: 'primary' })} href={action.to}>
        {action.label}
        <ArrowIcon />
      </a>
      {secondaryAction && (
        <a className={type.link} href={secondaryAction.to}>
          {secondaryAction.label}
        </a>
      )}
    </p>
  );
}
