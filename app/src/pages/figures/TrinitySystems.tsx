import { systemIds } from '../../domain/catalogue/ids.ts';
import { AedScreen as Aed } from './AedScreen';
import { ExpenseScreen as Expense } from './ExpenseScreen';
import { GaroScreen as Garo } from './GaroScreen';
import { McdScreen as Mcd } from './McdScreen';
import { Systems } from './parts/Systems';
import { RcdScreen as Rcd } from './RcdScreen';

/** All five systems. */
export const TrinitySystems = () => (
  <Systems
    of={systemIds}
    screens={{ expense: <Expense />, mcd: <Mcd />, rcd: <Rcd />, garo: <Garo />, aed: <Aed /> }}
  />
);
