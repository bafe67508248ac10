import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { planPaths } from '../../content/planPaths.ts';
import { beginsWithConsultation } from '../../domain/catalogue/consultation.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type PathId, pathIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { Table } from '../../lib/Table';
import { drawnTrade } from '../../shell/art/street/drawnTrade.ts';
import { h3 } from '../../shell/style/type.css';
import { NextSteps } from '../kit/review/NextSteps';
import { Person } from '../kit/review/Person';
import { fields } from '../kit/review/Person.css';
import type { DetailsProps, ShopProps } from '../kit/review/reviewModule.ts';
import { YourShop } from '../kit/review/YourShop';
import { holder } from '../kit/steps/cards.css';
import * as css from './paths.css';
import { bar, detailsText, listTotal } from './planner.css';
import { overBudgetWords } from './rules/budget.ts';
import {
  deliveries,
  listPrice,
  listTotalNote,
  pathDeposit,
  planBill,
  pricePath,
  recommendedPath,
} from './rules/price.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { detailsWords, pathBarLabels, recommendedBecause, pathTableWords as words } from './words.ts';

const { consultationFee, paths } = catalogue;

/** The head of a line of the table. */
const factId = (name: string) => `path-fact-${name}`;

interface PathRowProps {
  id: PathId;
  /** Euro. */
  price: number;
  checked: boolean;
  /** Why this path is recommended; only the recommended one has a reason. */
  reason: string | undefined;
  /** "€300 over your budget". */
  over: string | null;
  onAnswer: DetailsProps<PlannerAnswers>['onAnswer'];
}

function PathRow({ id, price, checked, reason, over, onAnswer }: PathRowProps) {
  const { title, percent, buttonText, features } = paths[id];
  const { who, time, charged } = planPaths[id];
  const due = pathDeposit(catalogue, price);
  const deposit = words.deposit(catalogue.planDepositPercent);
  const [today, later] = beginsWithConsultation(id)
    ? [
        { amount: consultationFee, note: words.consultation },
        { amount: due.amount, note: `${deposit}, ${words.thenRest(formatEuro(due.later))}` },
      ]
    : [
        { amount: due.amount, note: deposit },
        { amount: due.later, note: undefined },
      ];
  const part = (name: string) => `path-${id}-${name}`;
  const described = [
    reason && part('recommended'),
    part('price'),
    ...(['today', 'later'] as const).flatMap((name) => [factId(name), part(name)]),
  ];
  return (
    <tr className={css.path}>
      <th scope="row" className={css.name}>
        <label id={part('title')} className={css.label}>
          <input
            className={css.radio}
            type="radio"
            name="path"
            value={id}
            checked={checked}
            aria-labelledby={`${part('title')} ${part('action')}`}
            aria-describedby={described.filter(Boolean).join(' ')}
            onChange={() => onAnswer({ path: id })}
          />
          {title}
        </label>
        {reason && (
          <span id={part('recommended')} className={css.recommended} title={reason}>
            {words.recommended}
          </span>
        )}
        <span id={part('action')} hidden>
          {buttonText}
        </span>
      </th>
      <td className={css.included}>
        <ul>
          {features.map((feature) => (
            <li key={feature} className={css.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </td>
      <td className={css.namedFact} data-fact={words.facts.who}>
        <span>
          {/* What is made for you alone has the brand's colour. */}
          <svg className={css.bricks} viewBox="0 0 120 32" aria-hidden>
            <use href={`#paths-${id}`} />
          </svg>
          {who}
        </span>
      </td>
      <td className={css.detailFact} data-fact={words.facts.time}>
        <span>{time}</span>
      </td>
      <td id={part('price')} className={css.price}>
        <span className={css.sum}>
          <b className={css.amount}>{formatEuro(price)}</b> <small className={css.share}>{words.share(percent)}</small>
        </span>{' '}
        {charged && <small className={css.condition}>{charged} </small>}
        {over && <small className={css.condition}>{over}</small>}
      </td>
      {(
        [
          { name: 'today', cell: css.namedFact, sum: css.due, ...today },
          { name: 'later', cell: css.detailFact, sum: css.later, ...later },
        ] as const
      ).map(({ name, cell, sum, amount, note }) => (
        <td key={name} id={part(name)} className={cell} data-fact={words.facts[name]}>
          <span>
            <b className={sum}>{formatEuro(amount)}</b> {note && <small className={css.small}>{note}</small>}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The budget, with what the chosen path takes of it, or the list total, and the four paths in one table. */
export function Paths({ answers, onAnswer }: DetailsProps<PlannerAnswers>) {
  const recommended = recommendedPath(catalogue, listPrice(catalogue, answers).total);
  const because = recommendedBecause(paths[recommended.id].title, recommended.reason);
  return (
    <>
      {answers.budget !== null && (
        <BudgetBar
          className={bar}
          budget={answers.budget}
          spent={planBill(catalogue, answers).price.total}
          format={formatEuro}
          label={answers.path === null ? pathBarLabels.list : pathBarLabels.path}
          compact
        />
      )}
      <div className={holder}>
        <Table
          className={css.paths}
          aria-label={words.table}
          head={[
            words.path,
            ...Object.entries(words.facts).map(([name, fact]) => ({ id: factId(name), children: fact })),
          ]}
        >
          {pathIds.map((id) => {
            const { total } = pricePath(catalogue, answers, id);
            return (
              <PathRow
                key={id}
                id={id}
                price={total}
                checked={answers.path === id}
                reason={recommended.id === id ? because : undefined}
                over={answers.budget === null ? null : overBudgetWords(total, answers.budget)}
                onAnswer={onAnswer}
              />
            );
          })}
        </Table>
      </div>
      <p className={listTotal}>{`${listTotalNote(catalogue, answers)}. ${because} ${words.quoteHasNoPaths}`}</p>
    </>
  );
}

export const Shop = ({
  answers: { industry, platform, solutions, dashboards },
  isSmall,
}: ShopProps<PlannerAnswers>) => (
  <YourShop
    trade={drawnTrade(industry)}
    brand={false}
    website={platform !== null}
    system={solutions.length + dashboards.length > 0}
    campaign={false}
    isSmall={isSmall}
  />
);

/** The contact details, what happens next on the chosen path, and the shop with what the plan has. */
export function PathDetails(props: DetailsProps<PlannerAnswers>) {
  const { answers, bill } = props;
  const { path } = answers;
  return (
    <section className={fields} aria-labelledby="details-title">
      <h2 id="details-title" className={h3}>
        {detailsWords.title}
      </h2>
      <p className={detailsText}>{detailsWords.text}</p>
      <Person {...props} />
      {path && (
        <NextSteps
          parts={deliveries(answers)}
          bill={bill}
          answers={answers}
          consultation={beginsWithConsultation(path) ? consultationFee : undefined}
        />
      )}
      <Shop answers={answers} />
    </section>
  );
}
