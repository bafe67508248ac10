import { buttonClass } from '@agency-site/ui/Button';
import type { CaseFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { paths } from '../../content/links/paths.ts';
import { billOf, type ProjectBill } from '../../content/projectBill.ts';
import { formatEuro } from '../../domain/money.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { actions } from '../text/linked.css';
import { heading, sheet, column as text } from './CasePage.css';
import * as css from './Receipt.css';

const words = articleLabels.portfolio;

/** What the project is made of, its price by the price list, and the way to order the same. */
export function Receipt({ project }: { project: CaseFacts }) {
  const bill = billOf(project);
  const title = words.build[project.sample ? 'sample' : 'own'];
  return (
    <section className={`${wrap} ${sheet}`}>
      <h2 className={`${type.h1} ${heading}`} id={headingId(title)}>
        {title}
      </h2>
      <div className={text}>
        <ul className={css.lines}>
          {bill.lines.map(({ id, label, amount, includes, kind }) => (
            <li key={id} className={`${css.line} ${css.tone[kind]}`}>
              <span className={css.name}>{label}</span>
              <span className={`${css.amount} ${type.money}`}>{formatEuro(amount)}</span>
              <span className={css.about}>{includes}</span>
            </li>
          ))}
          <li className={`${css.line} ${css.total}`}>
            <span className={css.name}>{words.total}</span>
            <span className={`${css.sum} ${type.money}`}>{formatEuro(bill.total)}</span>
            <span className={`${css.about} ${type.money}`}>{depositWords(bill)}</span>
          </li>
        </ul>
        <p className={actions}>
          {bill.orders.map(({ to, name }, at) => (
            <a key={to} className={at === 0 ? buttonClass({ tone: 'primary' }) : type.link} href={to}>
              {bill.orders.length === 1 ? words.configure : words.configureOne(name)}
              {at === 0 && <ArrowIcon />}
            </a>
          ))}
          <a className={type.link} href={paths.booking}>
            {words.consultation}
          </a>
        </p>
      </div>
    </section>
  );
}

/** "€324 deposit today: 20% of the total, from €1,000 up", or the rule of each order. */
function depositWords({ deposit, orders }: ProjectBill): string {
  const amount = formatEuro(deposit);
  if (orders.length === 1) return words.deposit(amount, orders[0]?.due.rule ?? '');
  return words.deposits(
    amount,
    orders.map(({ name, due }) => `${formatEuro(due.amount)} for ${name}`),
    [...new Set(orders.map(({ due }) => due.rule))],
  );
}
