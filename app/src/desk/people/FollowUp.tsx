import { DateField } from '@agency-site/ui/DateField';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { Select } from '@agency-site/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayLabel } from '../../domain/booking/labels.ts';
import { limits } from '../../domain/contract/limits.ts';
import { finishFollowUp, type StaffPerson, setFollowUp } from '../../domain/contract/staff/people.ts';
import { listTeamMembers } from '../../domain/contract/staff/team.ts';
import { queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { ActionButton, DialogButton, useMayCall } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { todayHere } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

interface FollowUpProps {
  email: string;
  followUp: StaffPerson['followUp'];
}

/** When the team gets back to a person, who does, and what about. Today lists it from that day on, until it is done. */
export function FollowUp({ email, followUp }: FollowUpProps) {
  const may = useMayCall(setFollowUp);
  if (!may && followUp === null) return null;
  return (
    <Section title="Follow-up">
      {followUp ? (
        <DescriptionList
          items={[
            { term: 'On', description: dayLabel(followUp.dueOn) },
            { term: 'Who', description: followUp.assignee?.name ?? 'Anyone' },
            followUp.note && { term: 'Note', description: followUp.note },
          ]}
        />
      ) : null}
      {may ? (
        <div className={page.below}>
          {followUp ? (
            <ActionButton
              action={{
                endpoint: finishFollowUp,
                body: { id: followUp.id, version: followUp.version },
                done: 'The follow-up is done.',
                undoable: true,
              }}
            >
              Done
            </ActionButton>
          ) : null}
          <DialogButton dialog={(onClose) => <FollowUpDialog {...{ email, followUp, onClose }} />}>
            {followUp ? 'Change' : 'Set a day'}
          </DialogButton>
        </div>
      ) : null}
    </Section>
  );
}

function FollowUpDialog({ email, followUp, onClose }: FollowUpProps & { onClose: () => void }) {
  const { data } = useQuery(queryOf(listTeamMembers));
  const [assignee, setAssignee] = useState(followUp?.assignee?.id ?? '');
  const members = (data?.members ?? []).flatMap(({ id, name, email }) =>
    id === null ? [] : [{ value: id, label: name || email }],
  );
  return (
    <FormDialog
      title="Follow-up"
      onClose={onClose}
      onSubmit={(entered) => ({
        endpoint: setFollowUp,
        body: {
          email,
          dueOn: entered('dueOn'),
          assignee: assignee || null,
          note: entered('note'),
          version: followUp?.version ?? null,
        },
        done: `Today lists it from ${dayLabel(entered('dueOn'))} on.`,
      })}
      submit="Save"
    >
      <DateField label="Day" name="dueOn" defaultValue={followUp?.dueOn} min={todayHere()} required />
      <Select
        label="Who"
        options={[{ value: '', label: 'Anyone' }, ...members]}
        value={assignee}
        onValueChange={setAssignee}
      />
      <LimitedField
        label="What about, if you like"
        name="note"
        multiline
        limit={limits.short}
        defaultValue={followUp?.note}
      />
    </FormDialog>
  );
}
