import { buttonClass } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addOffer, listExtras } from '../../domain/contract/staff/offers.ts';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { moneyWords } from '../../domain/staff/moneyWords.ts';
import { queryOf } from '../deskApi.ts';
import { describeState } from '../offers/OffersPage';
import type { OfferedTo } from '../offers/typedOffer.ts';
import { useMayCall } from '../parts/buttons';
import { Unloaded } from '../parts/Loaded';
import { LinkRow } from '../parts/Row';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** What extends an order: offers, each an order of its own once it is accepted. Of an extra, the order that it extends. */
export function Extras({ order }: { order: StaffOrder }) {
  const { id, reference, name, email, business, ended, money } = order;
  const { data, error, refetch } = useQuery(queryOf(listExtras, { params: { id } }));
  const mayOffer = useMayCall(addOffer) && ended === null;
  if (!data) return <Unloaded what="the extras" error={error} onRetry={refetch} />;
  const { extraTo, extras } = data;
  if (extraTo)
    return (
      <Section title="Extras">
        <p>
          This is an extra to{' '}
          <Link className={link} to={`/orders/${extraTo.id}`}>
            {extraTo.reference}
          </Link>
        </p>
      </Section>
    );
  if (extras.length === 0 && !mayOffer) return null;
  const all = [money, ...extras.flatMap(({ order: made }) => (made?.ended === null ? made.money : []))];
  const sum = (of: 'total' | 'received') => formatCents(all.reduce((cents, each) => cents + each[of], 0));
  const to: OfferedTo = { name, email, business, order: { id, reference } };
  return (
    <Section title="Extras" aside={all.length > 1 ? `With them, ${sum('received')} of ${sum('total')} received` : null}>
      <ul>
        {extras.map(({ offer, order: made }) => (
          <LinkRow
            key={offer.id}
            to={made ? `/orders/${made.id}` : `/offers/${offer.id}`}
            title={offer.title}
            about={
              made ? `${moneyWords(made).text} · ${made.reference}` : `${describeState(offer)} · ${offer.reference}`
            }
            alarm={made !== null && moneyWords(made).alarm}
          >
            {formatCents(offer.total)}
          </LinkRow>
        ))}
      </ul>
      {mayOffer ? (
        <p className={page.below}>
          <Link className={buttonClass()} to="/offers/new" state={to}>
            Offer an extra
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
