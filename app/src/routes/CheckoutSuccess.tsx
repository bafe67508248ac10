import { Button, buttonClass } from '@agency-site/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutWords, paidConsultation } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { formatEuro } from '../domain/money.ts';
import { Knot } from '../shell/art/Knot';
import { Link } from '../shell/Link';
import { useArrived } from '../shell/useArrived.ts';
import { forgetBought } from '../wizards/baskets.ts';
import { type AskedStatus, useCheckoutStatus } from '../wizards/checkout/useCheckoutStatus.ts';
import { wayBack } from '../wizards/checkout/wayBack.ts';
import { actions, art, fact, facts, lead, name, page, title, value } from './checkout.css';
import { WayBack } from './WayBack';

function factsOf(asked: AskedStatus): readonly [name: string, value: string][] {
  if (asked.status !== 'paid' && asked.status !== 'processing') return [];
  const { service, amount, total, email, reference } = asked;
  const rest = total !== undefined && amount !== undefined ? total - amount : 0;
  const rows: [string, string | undefined][] = [
    ['Your order', service],
    [asked.status === 'paid' ? 'Paid today' : 'To be paid', amount === undefined ? undefined : formatEuro(amount)],
    ['Total', total === undefined ? undefined : formatEuro(total)],
    ['Still to pay later', rest > 0 ? formatEuro(rest) : undefined],
    ['Receipt goes to', email],
    ['Reference', reference],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

function textOf(asked: AskedStatus): string {
  if (asked.status === 'unreachable') return asked.message;
  if (asked.status === 'paid' && asked.selection?.wizard === 'consultation') return paidConsultation;
  return checkoutWords[asked.status].text;
}

/** Where the card provider sends a visitor who has paid. What is said here comes from the server, not from the address. */
export function Component() {
  const { search } = useLocation();
  const arrived = useArrived();
  const { asked, askAgain } = useCheckoutStatus(arrived ? new URLSearchParams(search).get('session_id') : undefined);
  const words = checkoutWords[asked.status];
  const rows = factsOf(asked);
  const unpaid = asked.status === 'failed' || asked.status === 'cancelled';

  // The basket is kept until it is paid for.
  useEffect(() => {
    if (asked.status === 'paid' && asked.selection) void forgetBought(asked.selection);
  }, [asked]);

  return (
    <div className={page}>
      {asked.status === 'paid' && <Knot className={art} />}
      <title>{`${words.title} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div role="status">
        <h1 className={title}>{words.title}</h1>
        <p key={asked.status} className={lead}>
          {textOf(asked)}
        </p>
      </div>
      {rows.length > 0 && (
        <dl className={facts}>
          {rows.map(([label, text]) => (
            <div key={label} className={fact}>
              <dt className={name}>{label}</dt>
              <dd className={value}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={actions}>
        {asked.status === 'unreachable' && (
          <Button tone="primary" onClick={askAgain}>
            Look again
          </Button>
        )}
        {asked.status === 'paid' && asked.selection?.wizard === 'consultation' && (
          <Link className={buttonClass({ tone: 'primary' })} to={paths.booking}>
            Choose a time
          </Link>
        )}
        {unpaid && <WayBack {...wayBack()} />}
        {asked.status !== 'asking' && (
          <Link className={buttonClass({ tone: 'line' })} to={paths.home}>
            To the home page
          </Link>
        )}
      </div>
    </div>
  );
}
