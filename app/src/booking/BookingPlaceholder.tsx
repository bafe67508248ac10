import { Button } from '@agency-site/ui/Button';
import { PlainForm } from '../lib/PlainForm';
import { Intro } from './Intro';
import { late, waiting, whileLoading } from './slot.css';
import { bookingWords as words } from './words.ts';

/** The prerendered page: only the browser knows the current day. */
export function BookingPlaceholder() {
  return (
    <>
      <Intro title={words.title} lead={words.lead} />
      <div className={waiting}>
        <p className={whileLoading}>{words.loading}</p>
        {/* Posted to this URL, which may have the token of a paid consultation. */}
        <PlainForm method="post" className={late}>
          <p>{words.withoutScript.text}</p>
          <Button type="submit" tone="primary">
            {words.withoutScript.link}
          </Button>
        </PlainForm>
      </div>
    </>
  );
}
