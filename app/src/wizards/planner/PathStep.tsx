import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { PathOption, type PathOptionProps } from '@agency-site/ui/PathOption';
import { memo, useId } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type PathId, pathIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import type { DueNow } from '../../domain/pricing/price.ts';
import { h3 } from '../../shell/style/type.css';
import { equalProps } from '../kit/equalProps.ts';
import { DeliveryTimes } from '../kit/review/DeliveryTimes';
import { Person } from '../kit/review/Person';
import { fields } from '../kit/review/Person.css';
import type { DetailsProps } from '../kit/review/reviewModule.ts';
import { holder, pair } from '../kit/steps/cards.css';
import * as css from './planner.css';
import { overBudget } from './rules/budget.ts';
import {
  beginsWithConsultation,
  deliveries,
  listPrice,
  listTotalNote,
  pathDeposit,
  planBill,
  pricePath,
  recommendedPath,
} from './rules/price.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { detailsWords, pathBarLabels, recommendedBecause } from './words.ts';

const { consultationFee, paths } = catalogue;

interface OnePathProps extends Omit<PathOptionProps, 'name' | 'onCheckedChange'> {
  value: PathId;
  onAnswer: DetailsProps<PlannerAnswers>['onAnswer'];
}

/** Memoised: a click changes at most two of the paths. */
const OnePath = memo(
  ({ onAnswer, ...option }: OnePathProps) => (
    <PathOption {...option} name="path" compact onCheckedChange={() => onAnswer({ path: option.value })} />
  ),
  equalProps,
);

/** What is due today on a path, and what follows. */
function dueLines(id: PathId, { amount, later }: DueNow) {
  const deposit = formatEuro(amount);
  return beginsWithConsultation(id)
    ? {
        deposit: 'Consultation today',
        depositAmount: formatEuro(consultationFee),
        later: `Deposit later, ${catalogue.planDepositPercent}%`,
        laterAmount: deposit,
      }
    : {
        deposit: `Deposit today, ${catalogue.planDepositPercent}%`,
        depositAmount: deposit,
        later: 'Later',
        laterAmount: formatEuro(later),
      };
}

/** The budget, with what the chosen path takes of it, or the list total, and the four paths. */
export function Paths({ answers, onAnswer }: DetailsProps<PlannerAnswers>) {
  const reason = useId();
  const recommended = recommendedPath(catalogue, listPrice(catalogue, answers).total);
  const option = (id: PathId) => {
    const { title, percent, buttonText, features } = paths[id];
    const { total } = pricePath(catalogue, answers, id);
    return {
      title,
      features,
      price: formatEuro(total),
      ...dueLines(id, pathDeposit(catalogue, total)),
      description: `${percent}% of your list total`,
      action: buttonText,
      ...(recommended.id === id && { recommended: true as const, 'aria-describedby': reason }),
      caution: answers.budget === null ? null : overBudget(total, answers.budget),
    };
  };
  return (
    <>
      {answers.budget !== null && (
        <BudgetBar
          className={css.bar}
          budget={answers.budget}
          spent={planBill(catalogue, answers).price.total}
          format={formatEuro}
          label={answers.path === null ? pathBarLabels.list : pathBarLabels.path}
          compact
        />
      )}
      <div className={holder}>
        <div className={`${pair} ${css.paths}`}>
          {pathIds.map((id) => (
            <OnePath key={id} {...option(id)} value={id} checked={answers.path === id} onAnswer={onAnswer} />
          ))}
        </div>
      </div>
      <p className={css.listTotal}>
        {listTotalNote(catalogue, answers)}.{' '}
        <span id={reason}>{recommendedBecause(paths[recommended.id].title, recommended.reason)}</span>
      </p>
    </>
  );
}

/** The contact details, and when the plan is delivered. */
export function PathDetails(props: DetailsProps<PlannerAnswers>) {
  return (
    <section className={fields} aria-labelledby="details-title">
      <h2 id="details-title" className={h3}>
        {detailsWords.title}
      </h2>
      <p className={css.detailsText}>{detailsWords.text}</p>
      <Person {...props} />
      <DeliveryTimes parts={deliveries(props.answers)} />
    </section>
  );
}
