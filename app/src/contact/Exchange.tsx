import face from '../content/owners/kitchen.svg?url';
import { cook } from '../content/owners.ts';
import { Sample } from '../shell/Sample';
import * as css from './Exchange.css';
import { contactWords } from './words.ts';

const words = contactWords.exchange;

/** A message that somebody might write, and what the agency might answer. */
export const Exchange = () => (
  <figure className={css.exchange}>
    <img className={css.face} src={face} width={640} height={800} alt={cook.shows} />
    <blockquote className={css.message}>{words.message}</blockquote>
    <blockquote className={css.answer}>{words.answer}</blockquote>
    <Sample of="message">{words.sample}</Sample>
  </figure>
);
