import type { ReactNode } from 'react';
import type { CaseFacts } from '../../content/article.ts';
import { articleLabels } from '../../content/articleLabels.ts';
import { billOf } from '../../content/projectBill.ts';
import { formatEuro } from '../../domain/money.ts';
import { money } from '../../shell/style/type.css';
import * as css from './CasePage.css';

const words = articleLabels.portfolio;

/** Who the business is, what is in the price, and what it costs. */
export function ProjectFacts({ project }: { project: CaseFacts }) {
  const { business, why, includes, setting } = project;
  const { lines, total } = billOf(project);
  return (
    <dl className={css.facts}>
      <Fact name={words.business}>{business}</Fact>
      <Fact name={words.why}>{why}</Fact>
      <Fact name={words.scopes.inThePrice}>{includes}</Fact>
      <Fact name={words.scopes.settingOnly}>{setting}</Fact>
      <Fact name={words.madeOf}>
        {lines.map(({ id, label, amount }) => (
          <Amount key={id} label={label} amount={amount} />
        ))}
      </Fact>
      <Fact name={words.total}>
        <strong>
          <Amount label={words.pricedToday} amount={total} />
        </strong>
      </Fact>
    </dl>
  );
}

/** A line of the facts of a project. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ label, amount }: { label: string; amount: number }) {
  return (
    <span className={`${css.amount} ${money}`}>
      {label} <span>{formatEuro(amount)}</span>
    </span>
  );
}
