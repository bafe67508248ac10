import { Alert } from '@agency-site/ui/Alert';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { profiles } from '../../domain/contract/staff/published.ts';
import {
  blankProfile,
  profileChanges,
  profileLabels,
  profileLimits,
  profileNames,
  type WrittenProfile,
  type WrittenProfiles,
} from '../../domain/staff/profiles.ts';
import { LimitedField } from '../parts/LimitedField';
import { PictureField } from '../parts/PictureDialog';
import { Entries, type Entry } from './Entries';
import { type Draft, PublishedPage } from './PublishedPage';
import * as css from './published.css.ts';

const sections = [
  {
    id: 'people',
    title: 'People',
    about:
      'The people whom your visitors meet. All of them are on the page about your agency. Who answers is also named where visitors write, book and order, and below e-mails; a host whose name is the same gets their role and portrait.',
  },
];

/** The people of the agency, as visitors meet them. */
export const ProfilesPage = () => (
  <PublishedPage
    endpoints={profiles}
    title="Profiles"
    what="the profiles"
    first="an empty list"
    name="Profiles"
    path="/profiles"
    sections={sections}
    changesOf={profileChanges}
    note="Pages and e-mails name them from now on."
    fieldsOf={(_, draft, { warnings }) => (
      <>
        {warnings.map((warning) => (
          <Alert key={warning} tone="info">
            {warning}
          </Alert>
        ))}
        <WhoAnswers draft={draft} />
        <Entries
          draft={draft}
          at="people"
          entries={draft.data.people}
          blank={blankProfile}
          add="Add a person"
          empty="There is nobody yet: pages and e-mails speak of the agency alone."
          names={profileNames(draft.data.people)}
        >
          {(entry) => <Profile {...entry} />}
        </Entries>
      </>
    )}
  />
);

function WhoAnswers({ draft }: { draft: Draft<WrittenProfiles> }) {
  const { answers, people } = draft.data;
  const options = Object.entries(profileNames(people)).map(([value, label]) => ({ value, label }));
  if (options.length === 0) return null;
  return (
    <div className={css.settings}>
      <Select
        label="Who answers"
        hint="First on the page about your agency, too."
        options={[{ value: '', label: 'The agency alone' }, ...options]}
        value={Object.hasOwn(people, answers) ? answers : ''}
        onValueChange={(id) => draft.onChange(['answers'], id)}
      />
    </div>
  );
}

function Profile({ value: person, first, change, error }: Entry<WrittenProfile>) {
  const field = (name: keyof WrittenProfile) => ({
    label: profileLabels[name],
    value: person[name],
    error: error(name),
    onValueChange: (value: string) => change(name, value),
  });
  return (
    <>
      <TextField {...field('name')} ref={first} />
      <LimitedField
        {...field('role')}
        limit={profileLimits.role.most}
        hint="In a few words: Founder, brand and words."
      />
      <LimitedField
        {...field('about')}
        multiline
        rows={2}
        limit={profileLimits.about.most}
        hint="A sentence or two: since when, and what they like to be asked. Empty for none."
      />
      <PictureField
        {...field('portrait')}
        hint="Square, with the face in the middle; it is cut to a circle where it’s small. Pages close up without one."
      />
    </>
  );
}
