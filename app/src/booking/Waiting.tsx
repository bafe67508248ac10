import { paths } from '../content/links/paths.ts';
import { Intro } from './Intro';
import { late, waiting, whileLoading } from './slot.css';
import { bookingWords as words } from './words.ts';

/** The prerendered page: only the browser knows the current day. */
export function Waiting() {
  return (
    <>
      <Intro title={words.title} lead={words.lead} />
      <div className={waiting}>
        <p className={whileLoading}>{words.loading}</p>
        <p className={late}>
          {words.withoutScript.text} <a href={paths.bookingPlain}>{words.withoutScript.link}</a>.
        </p>
      </div>
    </>
  );
}
