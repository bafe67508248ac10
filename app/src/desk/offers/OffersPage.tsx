import { buttonClass } from '@agency-site/ui/Button';
import type { DataTableColumn } from '@agency-site/ui/DataTable';
import { Link } from 'react-router-dom';
import { addOffer, listOffers, offerViews, type StaffOfferRow } from '../../domain/contract/staff/offers.ts';
import { formatCents } from '../../domain/money.ts';
import type { OfferState } from '../../domain/offer.ts';
import { useMayCall } from '../parts/buttons';
import { customerAndTitle, fine, reference } from '../parts/columns';
import { ListTable, ListTools } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { shortDay } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';

const stateNames: Readonly<Record<OfferState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** "Sent, changed since" */
export const describeState = ({ state, isChanged }: Pick<StaffOfferRow, 'state' | 'isChanged'>): string =>
  `${stateNames[state]}${isChanged && state !== 'accepted' ? ', changed since' : ''}`;

const columns: readonly DataTableColumn<StaffOfferRow>[] = [
  ...customerAndTitle('/offers'),
  { id: 'state', header: 'State', width: 'm', stacked: 'plain', cell: describeState },
  fine('Valid until', ({ validUntil }) => shortDay(validUntil), { width: 's' }),
  reference,
  {
    id: 'total',
    header: 'Total',
    width: 's',
    align: 'end',
    stacked: 'beside',
    cell: ({ total }) => formatCents(total),
  },
];

/** All offers, latest first. */
export function OffersPage() {
  const list = useList({
    what: 'offers',
    endpoint: listOffers,
    views: offerViews.map((view) => [view, view === 'all' ? 'All' : stateNames[view]] as const),
    placeholder: 'Name, address or title',
    narrows: true,
  });
  return (
    <>
      <PageHead title="Offers">
        {useMayCall(addOffer) ? (
          <Link className={buttonClass({ tone: 'primary' })} to="/offers/new">
            New offer
          </Link>
        ) : null}
      </PageHead>
      <ListTools list={list} />
      <ListTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty="No offers yet. Write one for anyone who asks for something that isn’t in your price list."
      />
    </>
  );
}
