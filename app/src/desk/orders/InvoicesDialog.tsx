import { useState } from 'react';
import { isDay } from '../../domain/booking/day.ts';
import { Field } from '../parts/Field';
import { OpenDialog } from '../parts/OpenDialog';
import { useMay } from '../session.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** Invoices for the accountant: opens the choice of a period. */
export function InvoicesOfPeriod() {
  const [asks, setAsks] = useState(false);
  if (!useMay('staff')) return null;
  return (
    <>
      <button type="button" className={button()} onClick={() => setAsks(true)}>
        Invoices
      </button>
      {asks ? <InvoicesDialog year={new Date().getUTCFullYear()} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

/** Downloads the invoices of a period. */
export function InvoicesDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const [from, setFrom] = useState(`${year}-01-01`);
  const [to, setTo] = useState(`${year}-12-31`);
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const query = new URLSearchParams({ from, to });
  return (
    <OpenDialog title="Invoices and credit notes" onClose={onClose}>
      <div className={page.form}>
        <Field label="From" type="date" value={from} required onChange={(event) => setFrom(event.target.value)} />
        <Field label="To" type="date" value={to} required onChange={(event) => setTo(event.target.value)} />
        {isPeriod ? (
          <p className={page.actions}>
            <a className={button({ look: 'primary' })} href={`/api/staff/invoices.csv?${query}`} download>
              Download the list (CSV)
            </a>
            <a className={button()} href={`/api/staff/invoices.zip?${query}`} download>
              Download all documents (ZIP)
            </a>
          </p>
        ) : (
          <p className={page.alarm}>Please choose two days, the earlier one first.</p>
        )}
      </div>
    </OpenDialog>
  );
}
