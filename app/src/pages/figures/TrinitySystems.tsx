import { systemIds } from '../../domain/catalogue/trinity.ts';
import { Figure as Aed } from './AedScreen';
import { Figure as Expense } from './ExpenseScreen';
import { Figure as Garo } from './GaroScreen';
import { Figure as Mcd } from './McdScreen';
import { Systems } from './parts/Systems';
import { Figure as Rcd } from './RcdScreen';

/** All five systems. */
export const Figure = () => (
  <Systems
    of={systemIds}
    screens={{ expense: <Expense />, mcd: <Mcd />, rcd: <Rcd />, garo: <Garo />, aed: <Aed /> }}
  />
);
