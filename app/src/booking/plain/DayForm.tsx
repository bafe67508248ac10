import { Button } from '@agency-site/ui/Button';
import { TextField } from '@agency-site/ui/TextField';
import { paths } from '../../content/links/paths.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { plainPath } from '../../domain/booking/protocol.ts';
import { bookingQuestionIds, bookingQuestions } from '../../domain/booking/questions.ts';
import { PlainForm } from '../../lib/PlainForm';
import { checkedFields, useAnswer } from '../../shell/answer.ts';
import { emailField, nameField } from '../../shell/contactFields.ts';
import { PlainPage } from '../../shell/PlainPage';
import { fine, form } from '../../shell/PlainPage.css';
import { Problem } from '../../shell/Problem';
import { endingWords } from '../endingWords.ts';
import { paidWords } from '../paid/words.ts';
import * as css from './plain.css';

const words = endingWords.details;

/** The times of a day, and the visitor's name and e-mail. */
export function Component() {
  const { day, times, entered, problems, idempotencyKey, paid, error, service } = useAnswer<'day'>();
  const field = checkedFields(entered, problems);
  const { slot } = problems;
  return (
    <PlainPage title={dayLabel(day)}>
      <Problem>{error}</Problem>
      {times.length === 0 ? (
        <p>No available slots for this date.</p>
      ) : (
        <>
          <PlainForm className={form} method="post" action={plainPath(paid, day)} values={{ idempotencyKey }}>
            <fieldset className={css.times} aria-describedby={slot && 'slot-error'}>
              <legend className={css.heading}>Select a Time</legend>
              <p className={fine}>
                All times are Irish time. If you’re elsewhere, please convert them to your own time.
              </p>
              {slot && (
                <p className={css.missing} id="slot-error">
                  {slot}
                </p>
              )}
              {times.map(({ value, label }) => (
                <label key={value} className={css.time}>
                  <input type="radio" name="slot" value={value} defaultChecked={value === entered.slot} />
                  {label}
                </label>
              ))}
            </fieldset>
            {paid === null && (
              <>
                <TextField {...nameField} {...field('name')} label={words.name} />
                <TextField {...emailField} {...field('email')} label={words.email} />
                {bookingQuestionIds.map((id) => (
                  <TextField key={id} {...field(id)} {...bookingQuestions[id].field} />
                ))}
              </>
            )}
            <div>
              <Button type="submit" tone="primary">
                {paid === null ? words.confirm : paidWords.choosing.confirm}
              </Button>
            </div>
          </PlainForm>
          <p className={fine}>
            {`The meeting method is ${service} (Link sent via email). We use what you enter for this call and nothing else. `}
            <a href={paths.privacy}>{words.privacyLink}</a>
          </p>
        </>
      )}
      <p>
        <a href={plainPath(paid)}>Choose another day</a>
      </p>
    </PlainPage>
  );
}
