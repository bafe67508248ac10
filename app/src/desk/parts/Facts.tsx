import type { ReactNode } from 'react';
import * as page from '../style/page.css.ts';

/** A list of `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={page.facts}>{children}</dl>;

interface FactProps {
  name: ReactNode;
  children: ReactNode;
  /** Whether it is an amount, which is at the end of its line. */
  isAmount?: boolean;
}

/** A name with what is known of it. */
export const Fact = ({ name, children, isAmount = false }: FactProps) => (
  <>
    <dt className={page.factName}>{name}</dt>
    <dd className={isAmount ? `${page.fact} ${page.right}` : page.fact}>{children}</dd>
  </>
);
