import { Island } from '../../shell/document/Island';
import { Commission } from './try/Commission';

/** What a delivery platform's commission comes to in a year, with the visitor's own numbers. */
export const CommissionCosts = () => (
  <Island name="commission" hydrate="visible">
    <Commission />
  </Island>
);
