import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayLabel } from '../../domain/booking/labels.ts';
import { eraseData, type StaffPerson } from '../../domain/contract/staff/people.ts';
import { canonicalEmail } from '../../domain/forms/email.ts';
import { FormDialog } from '../parts/ActionForm';
import * as page from '../style/page.css.ts';

const kinds = {
  'paid-order': ['Paid order, kept by law', 'Paid orders, kept by law'],
  'payable-order': ['Order that can still be paid', 'Orders that can still be paid'],
  'ended-order': [
    'Order that has ended, in case a payment still arrives',
    'Orders that have ended, in case a payment still arrives',
  ],
  booking: ['Upcoming call', 'Upcoming calls'],
} as const;

/** What stays if a person is deleted, by what it is and until when. */
export function KeptRecords({ kept }: Pick<StaffPerson, 'kept'>) {
  if (kept.length === 0) return null;
  const groups = Map.groupBy(kept, ({ kind, until }) => `${kind} ${until}`);
  return (
    <ul>
      {[...groups].map(([key, records]) => {
        const [first] = records;
        if (!first) return null;
        const { kind, until } = first;
        const references = kind === 'booking' ? [] : records.map(({ reference }) => reference);
        return (
          <li key={key} className={page.entry}>
            {kinds[kind][records.length === 1 ? 0 : 1]}: {[...references, `until ${dayLabel(until)}`].join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

interface EraseDialogProps {
  email: string;
  person: StaffPerson;
  onClose: () => void;
}

/** Deletes a person. It can't be undone, so the owner types the address; what the law keeps is shown first. */
export function EraseDialog({ email, person, onClose }: EraseDialogProps) {
  const navigate = useNavigate();
  const [confirm, setConfirm] = useState('');
  return (
    <FormDialog
      title="Delete this person?"
      onClose={onClose}
      onSubmit={() => ({
        endpoint: eraseData,
        body: { email, confirm },
        done: person.kept.length > 0 ? 'Deleted, except what has to stay.' : 'Deleted.',
      })}
      onDone={() => navigate('/people')}
      submit={`Delete ${email}`}
      tone="danger"
      unavailable={canonicalEmail(confirm) !== canonicalEmail(email)}
    >
      <p>Their messages, quotes, calls, newsletter and account are deleted. This can’t be undone.</p>
      <KeptRecords kept={person.kept} />
      <TextField
        label={`Type ${email} to confirm`}
        value={confirm}
        required
        autoComplete="off"
        onValueChange={setConfirm}
      />
    </FormDialog>
  );
}
