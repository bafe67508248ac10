import { buttonClass } from '@agency-site/ui/Button';
import { Link } from '../../shell/Link';
import { AccountPage } from './AccountPage';
import { buttons } from './account.css';

interface LinkOutcomeProps {
  title: string;
  description: string;
  lead: string;
  to: string;
  way: string;
}

/** What a link in a mail has come to, and the one way on from there. */
export function LinkOutcome({ title, description, lead, to, way }: LinkOutcomeProps) {
  return (
    <AccountPage secret focus title={title} description={description} lead={lead}>
      <div className={buttons}>
        <Link className={buttonClass({ tone: 'primary' })} to={to}>
          {way}
        </Link>
      </div>
    </AccountPage>
  );
}
