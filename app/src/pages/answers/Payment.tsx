import { Button } from '@agency-site/ui/Button';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PlainForm } from '../../lib/PlainForm';
import { useAnswer } from '../../shell/answer.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import { PlainPage } from '../../shell/PlainPage';
import * as css from '../../shell/PlainPage.css';
import { fine } from '../../shell/PlainPage.css';
import { Problem } from '../../shell/Problem';
import { Spans } from '../text/Spans';

/** What is due for an order, and the buttons to pay it. */
export function Component() {
  const { title, lead, note, problem, order, buttons, terms, notes } = useAnswer<'payment'>();
  const { lines, total, due } = order;
  return (
    <PlainPage
      title={title}
      aside={
        <>
          {lead && <p>{lead}</p>}
          {note && (
            <p className={css.note}>
              <Spans words={note} />
            </p>
          )}
          <FillingKnot className={css.smallKnot} filled={1} />
        </>
      }
    >
      <Problem>
        {problem && (
          <>
            <b className={css.name}>{problem.title}</b>
            {problem.text}
          </>
        )}
      </Problem>
      <OrderSummary
        title={order.title}
        lines={lines.map((line, at) => ({ id: String(at), ...line }))}
        totalLabel={total.label}
        total={total.amount}
        due={due}
      >
        <PlainForm className={css.buttons} method="post">
          {buttons.map(({ label, choice }, at) => (
            <Button
              key={label}
              type="submit"
              tone={at === 0 ? 'primary' : 'line'}
              {...(choice && { name: 'choice', value: choice })}
            >
              {label}
            </Button>
          ))}
        </PlainForm>
      </OrderSummary>
      {terms && (
        <p className={fine}>
          By paying you accept our <a href={terms}>terms of business</a>.
        </p>
      )}
      <p className={fine}>{notes.filter(Boolean).join(' ')}</p>
    </PlainPage>
  );
}
