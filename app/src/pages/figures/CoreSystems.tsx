import { catalogue } from '../../domain/catalogue/given.ts';
import { ExpenseScreen as Expense } from './ExpenseScreen';
import { McdScreen as Mcd } from './McdScreen';
import { Systems } from './parts/Systems';
import { RcdScreen as Rcd } from './RcdScreen';

const { trinityOptions } = catalogue;

/** The three systems of Trinity Core. */
export const CoreSystems = () => (
  <Systems
    of={trinityOptions['trinity-core'].includes}
    screens={{ expense: <Expense />, mcd: <Mcd />, rcd: <Rcd /> }}
  />
);
