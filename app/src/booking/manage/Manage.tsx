import { Button } from '@agency-site/ui/Button';
import { useLocation } from 'react-router-dom';
import { paths } from '../../content/links/paths.ts';
import { matchPath } from '../../domain/matchPath.ts';
import { PlainForm } from '../../lib/PlainForm';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { Intro } from '../Intro';
import { page, scriptOnly } from '../page.css';
import { actions, missing } from '../slot.css';
import { ManagedBookingView } from './ManagedBookingView';
import { manageWords } from './words.ts';

/** The page of the e-mailed link: shows, moves or cancels the booking. */
export function Component() {
  const { pathname } = useLocation();
  const token = matchPath(paths.manageBooking, pathname)?.token ?? '';
  const hydrated = useHydrated();
  return (
    <div className={page}>
      <meta name="robots" content="noindex" />
      {hydrated ? (
        <ManagedBookingView token={token} />
      ) : (
        <>
          <Intro title={manageWords.title} lead={<span className={scriptOnly}>{manageWords.loading}</span>} />
          <noscript>
            <PlainForm method="post" className={actions}>
              <p className={missing}>{manageWords.withoutScript.text}</p>
              <Button type="submit" tone="primary">
                {manageWords.withoutScript.show}
              </Button>
            </PlainForm>
          </noscript>
        </>
      )}
    </div>
  );
}
