import { formatEuro } from '../../domain/money.ts';

/** After the words for a beta price: the standard price that it replaces, in euro; nothing where there is none. */
export const InsteadOf = ({ standard }: { standard: number | undefined }) =>
  standard !== undefined && (
    <>
      {' '}
      instead of <s>{formatEuro(standard)}</s>
    </>
  );
