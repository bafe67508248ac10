import { installation } from '../content/installation.ts';
import { paths } from '../content/links/paths.ts';
import { dayLabel } from '../domain/booking/labels.ts';
import { formatEuro } from '../domain/money.ts';
import { Table } from '../lib/Table';
import { differences, hasChanged } from '../orders/saved-quote/difference.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

const amount = (euro: number | null) => (euro === null ? '–' : formatEuro(euro));

/** A saved quote without scripts, to read and print; null for an invalid link. */
export function ReadQuote({ quote }: { quote: SavedQuote | null }) {
  if (!quote) {
    return (
      <>
        <h1>We can’t find this quote</h1>
        <p>The link may be incomplete: please copy all of it, to the last letter.</p>
        <p>
          <a href={paths.home}>Go to the home page</a>
        </p>
      </>
    );
  }
  const { reference, title, savedOn, validUntil, valid, savedBill, today, answers } = quote;
  const { price, due } = savedBill;
  const state = valid
    ? `These prices hold until ${dayLabel(validUntil)}.`
    : `This quote was valid until ${dayLabel(validUntil)}. Its prices no longer apply.`;
  return (
    <>
      <h1>Your quote</h1>
      <p>{`${title}. ${state}`}</p>
      <p>{`Reference ${reference}, made on ${dayLabel(savedOn)}.`}</p>
      {answers.map(({ name, value }) => (
        <p key={name}>{`${name}: ${value}`}</p>
      ))}
      <Table head={['Line', 'Why this price', 'Amount']}>
        {price.lines.map(({ id, label, why, amount }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{why}</td>
            <td>{formatEuro(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatEuro(price.total)}</td>
        </tr>
        <tr>
          <th scope="row">Deposit to begin</th>
          <td>{due.why}</td>
          <td>{formatEuro(due.amount)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            Later
          </th>
          <td>{formatEuro(due.later)}</td>
        </tr>
      </Table>
      {installation.vatSentence && <p>{installation.vatSentence}</p>}
      {!valid && today !== null && hasChanged(price, today.price) && (
        <>
          <h2>The same today</h2>
          <Table head={['Line', 'Rule', 'Was', 'Now']}>
            {differences(price, today.price).map(({ label, rule, was, now }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{rule}</td>
                <td>{amount(was)}</td>
                <td>{amount(now)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>{formatEuro(price.total)}</td>
              <td>{formatEuro(today.price.total)}</td>
            </tr>
          </Table>
        </>
      )}
      <p>
        To continue with this quote, open this page in a browser with JavaScript, or{' '}
        <a href={paths.contact}>write to us</a> and quote your reference.
      </p>
    </>
  );
}
