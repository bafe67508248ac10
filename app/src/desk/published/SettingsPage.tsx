import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { deskSettings, listSettingFields, type SettingField } from '../../domain/contract/staff/published.ts';
import { type DeskSettings, settingChanges } from '../../domain/staff/deskSettings.ts';
import { headingId } from '../../domain/text/headingId.ts';
import { addressOf, pictureMarkdown, uploadedIn } from '../../domain/text/uploadedPicture.ts';
import { queryOf } from '../deskApi.ts';
import { Unloaded } from '../parts/Loaded';
import { PictureField } from '../parts/PictureDialog';
import { useMay } from '../session.ts';
import { type Draft, PublishedPage } from './PublishedPage';
import * as css from './published.css.ts';

/** What the company is called, where it is, what it says about VAT and its terms: all settings but those of the machine. */
export function SettingsPage() {
  const { data: fields, error, refetch } = useQuery({ ...queryOf(listSettingFields), enabled: useMay('owner') });
  if (!useMay('owner')) return <EmptyState>Owners see and change the settings.</EmptyState>;
  if (!fields) return <Unloaded what="the settings" error={error} onRetry={refetch} />;
  const sections = [...Map.groupBy(fields, ({ part }) => part)].map(([title, shown]) => ({
    id: headingId(title),
    title,
    about: 'What is left empty is as the site came with it. Keys and passwords stay on the server.',
    shown,
  }));
  return (
    <PublishedPage
      endpoints={deskSettings}
      title="Settings"
      what="the settings"
      name="Settings"
      path="/settings"
      sections={sections}
      changesOf={(before: DeskSettings, after: DeskSettings) => settingChanges(fields, before, after)}
      note="Pages, e-mails, invoices and terms say so from now on. Invoices that were issued stay, and orders keep the terms that were accepted."
      fieldsOf={({ title, shown }, draft) => (
        <Section title={title}>
          <div className={css.settings}>
            {shown.map((field) => (
              <Setting key={field.name} field={field} draft={draft} />
            ))}
          </div>
        </Section>
      )}
    />
  );
}

/** No choice, in a list of choices. */
const none = 'none-chosen';

function Setting({ field, draft }: { field: SettingField; draft: Draft<DeskSettings> }) {
  const { name, label, hint, isPicture, choices, example, usual, fixed } = field;
  if (fixed !== null) {
    const value = choices.find((choice) => choice.value === fixed)?.label ?? fixed;
    const why = `${name} is set on the server, which takes precedence over the desk.`;
    return <TextField label={label} value={value} hint={why} readOnly />;
  }
  const value = draft.data[name] ?? '';
  const change = (text: string) => draft.onChange([name], text);
  const error = draft.problems.find(({ path }) => path === name)?.message;
  if (isPicture) {
    return (
      <PictureField
        isLogo
        label={label}
        hint={hint}
        error={error}
        value={value && pictureMarkdown(value, '')}
        onValueChange={(markdown) => change(uploadedIn(markdown).map(addressOf).join())}
      />
    );
  }
  if (choices.length > 0) {
    const unset = usual === '' ? [{ value: none, label: 'Not decided yet' }] : [];
    return (
      <Select
        label={label}
        hint={hint}
        error={error}
        options={[...unset, ...choices]}
        value={value || usual || none}
        onValueChange={(chosen) => change(chosen === none ? '' : chosen)}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={usual === '' ? hint : `${hint} If left empty: ${usual}`}
      error={error}
      placeholder={usual === '' ? `For example ${example}` : undefined}
      value={value}
      onValueChange={change}
    />
  );
}
