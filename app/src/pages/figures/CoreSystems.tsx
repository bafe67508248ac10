import { trinityOptions } from '../../domain/catalogue/trinity.ts';
import { Figure as Expense } from './ExpenseScreen';
import { Figure as Mcd } from './McdScreen';
import { Systems } from './parts/Systems';
import { Figure as Rcd } from './RcdScreen';

/** The three systems of Trinity Core. */
export const Figure = () => (
  <Systems
    of={trinityOptions['trinity-core'].includes}
    screens={{ expense: <Expense />, mcd: <Mcd />, rcd: <Rcd /> }}
  />
);
