import { installation } from '../../../content/installation.ts';
import { addDays } from '../../../domain/booking/day.ts';
import { shortDayLabel } from '../../../domain/booking/labels.ts';
import { todayIn } from '../../../domain/booking/slots.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Delivery, deliveredBy } from '../../../domain/pricing/delivery.ts';
import type { DueNow } from '../../../domain/pricing/price.ts';
import { withdrawalDays } from '../../../domain/withdrawal.ts';
import { formatRange } from '../../../domain/words.ts';
import { DescriptionList } from '../../../shell/DescriptionList';
import { fine, h3 } from '../../../shell/style/type.css';
import * as css from './NextSteps.css';
import type { ReviewForm } from './reviewModule.ts';
import { nextStepsWords as words } from './words.ts';

interface NextStepsProps {
  parts: readonly Delivery[];
  due: DueNow;
  form: ReviewForm;
  /** Whether the paid consultation comes before the deposit; its fee in euro. */
  consultation?: number | undefined;
}

/** What the buyer and the agency do once this is ordered, and when: by the delivery times, from the day the work may begin. */
export function NextSteps({ parts, due, form, consultation }: NextStepsProps) {
  const today = todayIn(opening, new Date());
  const waits = !form.business.checked && !form.beginAtOnce;
  // The first day after the withdrawal period.
  const begins = waits ? addDays(today, withdrawalDays + 1) : today;
  const deliveries = parts.map(({ label, time }) => {
    const by = consultation === undefined ? deliveredBy(time, begins, opening) : null;
    return by === null
      ? { day: '9', name: time, value: words.deliver(label), note: undefined }
      : { day: by, name: words.by(shortDayLabel(by)), value: words.deliver(label), note: formatRange(time) };
  });
  const items = [
    { name: words.today, value: words.pay(formatEuro(consultation ?? due.amount)), note: undefined },
    ...(consultation === undefined ? [] : [words.talk(formatEuro(due.amount))]),
    ...(waits && consultation === undefined
      ? [{ name: words.from(shortDayLabel(begins)), value: words.begin, note: words.whyThen }]
      : []),
    ...deliveries.sort((one, other) => one.day.localeCompare(other.day)),
    { name: words.last, value: words.rest(formatEuro(due.later)), note: installation.balanceDue },
  ];
  return (
    <section className={css.nextSteps} aria-labelledby="next">
      <h2 className={h3} id="next">
        {words.title}
      </h2>
      <DescriptionList items={items} />
      {deliveries.some(({ note }) => note) && <p className={`${fine} ${css.counted}`}>{words.counted}</p>}
    </section>
  );
}
