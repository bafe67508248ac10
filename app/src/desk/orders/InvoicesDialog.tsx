import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { DateField } from '@agency-site/ui/DateField';
import { useState } from 'react';
import { isDay } from '../../domain/booking/day.ts';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { downloadInvoicesCsv, downloadInvoicesZip } from '../../domain/contract/staff/invoices.ts';
import { DialogButton, useMayCall } from '../parts/buttons';
import { OpenDialog } from '../parts/OpenDialog';
import * as page from '../style/page.css.ts';

/** Invoices for the accountant: opens the choice of a period. */
export function InvoicesOfPeriod() {
  if (!useMayCall(downloadInvoicesCsv)) return null;
  return (
    <DialogButton dialog={(onClose) => <InvoicesDialog year={new Date().getUTCFullYear()} onClose={onClose} />}>
      Invoices
    </DialogButton>
  );
}

/** Downloads the invoices of a period. */
function InvoicesDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const [from, setFrom] = useState(`${year}-01-01`);
  const [to, setTo] = useState(`${year}-12-31`);
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const query = { from, to };
  return (
    <OpenDialog title="Invoices and credit notes" onClose={onClose}>
      <div className={page.form}>
        <DateField label="From" value={from} required onValueChange={setFrom} />
        <DateField label="To" value={to} min={from} required onValueChange={setTo} />
        {isPeriod ? (
          <p className={page.actions}>
            <Button tone="primary" href={pathOf(downloadInvoicesCsv.route, { query })} download>
              Download the list (CSV)
            </Button>
            <Button href={pathOf(downloadInvoicesZip.route, { query })} download>
              Download all documents (ZIP)
            </Button>
          </p>
        ) : (
          <Alert tone="warning">Please choose two days, the earlier one first.</Alert>
        )}
      </div>
    </OpenDialog>
  );
}
