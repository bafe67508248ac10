import { systemIds } from '../../domain/catalogue/ids.ts';
import { AedScreen } from './AedScreen';
import { ExpenseScreen } from './ExpenseScreen';
import { GaroScreen } from './GaroScreen';
import { McdScreen } from './McdScreen';
import { Systems } from './parts/Systems';
import { RcdScreen } from './RcdScreen';

/** All five systems. */
export const TrinitySystems = () => (
  <Systems
    of={systemIds}
    screens={{
      expense: <ExpenseScreen />,
      mcd: <McdScreen />,
      rcd: <RcdScreen />,
      garo: <GaroScreen />,
      aed: <AedScreen />,
    }}
  />
);
