import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { installation } from '../../../content/installation.ts';
import { addDays, isDay } from '../../../domain/booking/day.ts';
import { shortDayLabel } from '../../../domain/booking/labels.ts';
import { todayIn } from '../../../domain/booking/slots.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Delivery, deliveredBy } from '../../../domain/pricing/delivery.ts';
import type { Bill } from '../../../domain/pricing/price.ts';
import { withdrawalDays } from '../../../domain/withdrawal.ts';
import { formatList, formatRange } from '../../../domain/words.ts';
import type { Buyer } from '../../../orders/checkoutRequest.ts';
import { ContactPerson } from '../../../shell/ContactPerson';
import { fine, h3 } from '../../../shell/style/type.css';
import { businessOf } from './business.ts';
import { counted, nextSteps } from './Person.css';
import { nextStepsWords as words } from './words.ts';

interface NextStepsProps {
  parts: readonly Delivery[];
  bill: Bill;
  answers: Buyer;
  /** Whether the paid consultation comes before the deposit; its fee in euro. */
  consultation?: number | undefined;
}

/** What the buyer and the agency do once this is ordered, and when: by the delivery times, from the day the work may begin. */
export function NextSteps({ parts, bill: { due, price }, answers, consultation }: NextStepsProps) {
  const today = todayIn(opening, new Date());
  const waits = !businessOf(answers) && !answers.beginAtOnce;
  // The first day after the withdrawal period.
  const begins = waits ? addDays(today, withdrawalDays + 1) : today;
  // What is delivered by the same day shares a line; what has no day is last.
  const whenOf = ({ time }: Delivery) => (consultation === undefined && deliveredBy(time, begins, opening)) || time;
  const deliveries = [...Map.groupBy(parts, whenOf)].sort(([one], [other]) => one.localeCompare(other));
  const items = [
    { term: words.today, description: words.pay(formatEuro(consultation ?? due.amount)) },
    ...(consultation === undefined ? [] : [words.talk(formatEuro(due.amount))]),
    ...(waits && consultation === undefined
      ? [{ term: words.from(shortDayLabel(begins)), description: words.begin, note: words.whyThen }]
      : []),
    ...deliveries.map(([when, together]) => ({
      term: isDay(when) ? words.by(shortDayLabel(when)) : formatRange(when),
      description: words.deliver(formatList(together.map(({ label }) => label))),
      note: isDay(when) ? formatList([...new Set(together.map(({ time }) => formatRange(time)))]) : undefined,
    })),
    { term: words.last, description: words.rest(formatEuro(due.later)), note: installation.balanceDue },
  ];
  return (
    <section className={nextSteps} aria-labelledby="next">
      <h2 className={h3} id="next">
        {words.title}
      </h2>
      <DescriptionList size="m" items={items} />
      {deliveries.some(([when]) => isDay(when)) && (
        <p className={`${fine} ${counted}`}>
          {words.counted} {parts.some(({ time }) => time.includes('business')) && words.businessDays}
        </p>
      )}
      {price.lines.some(({ id }) => id === 'tier') && <p className={`${fine} ${counted}`}>{words.estimate}</p>}
      <ContactPerson lead={words.person} />
    </section>
  );
}
