import { formatEuro } from '../../domain/money.ts';

/** " instead of €1,500", after a beta price; nothing if there is no standard price. */
export const InsteadOfStandardPrice = ({ standard }: { standard: number | undefined }) =>
  standard !== undefined && (
    <>
      {' '}
      instead of <s>{formatEuro(standard)}</s>
    </>
  );
