import { buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { StepShell } from '@agency-site/ui/StepShell';
import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { changeName } from '../../api/account.ts';
import { paths } from '../../content/links/paths.ts';
import type { AccountUser } from '../../domain/contract/account.ts';
import { nameProblem, oneLine } from '../../domain/forms/message.ts';
import { PlainForm } from '../../lib/PlainForm';
import { useForm } from '../../lib/useForm.ts';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { nameField } from '../../shell/contactFields.ts';
import { Problem } from '../../shell/Problem';
import { buttons, choices, facts, form as formClass } from '../account.css';
import { NewsletterSetting } from '../dashboard/Newsletter';
import { Section, useAccount } from '../dashboard/parts';
import { accountWords } from '../words.ts';
import { stepsWith, setUpWords as words } from './words.ts';

/** A logged-in user has a confirmed address, so they start at the choices. */
const firstStep = 2;
const last = 3;

/** The setup for a logged-in user. */
export function OwnAccount({ user }: { user: AccountUser }) {
  const [at, setAt] = useState(firstStep);
  const form = useForm({
    initial: { name: user.name },
    problems: ({ name }) => ({ name: nameProblem(oneLine(name)) }),
    send: async ({ name }) => {
      if (oneLine(name) !== user.name) await changeName(oneLine(name));
      setAt(1);
      return undefined;
    },
  });
  const shell = {
    label: words.name,
    headingLevel: 1,
    steps: stepsWith(at === last ? last + 1 : Math.max(at, firstStep)),
    at,
    onStep: setAt,
    onBack: at > 0 ? () => setAt(at - 1) : undefined,
    onNext: () => setAt(at + 1),
  } as const;

  if (at === 0)
    return (
      <StepShell
        {...shell}
        title={words.rename.title}
        subtitle={words.rename.subtitle}
        busy={form.busy}
        onNext={() => void form.submit()}
        // From here the stepper leads where Continue does.
        onStep={() => void form.submit()}
      >
        <PlainForm className={formClass} aria-label={words.rename.title} onSubmit={form.submit}>
          <TextField {...form.field('name')} {...nameField} label={accountWords.name} />
          <Problem>{form.failure?.message}</Problem>
        </PlainForm>
      </StepShell>
    );
  if (at === 1)
    return (
      <StepShell {...shell} title={words.confirmed.title} subtitle={words.confirmed.subtitle(user.email)}>
        <DescriptionList className={facts} items={[{ term: accountWords.email, description: user.email }]} />
      </StepShell>
    );
  if (at === firstStep)
    return (
      <StepShell {...shell} title={words.choices.title} subtitle={words.choices.subtitle}>
        <Choices user={user} />
      </StepShell>
    );
  return (
    <StepShell {...shell} onNext={undefined} title={words.done.title} subtitle={words.done.subtitle}>
      <div className={buttons}>
        <Link className={buttonClass({ tone: 'primary' })} to={paths.overview}>
          {words.done.dashboard}
        </Link>
        <a className={buttonClass({ tone: 'line' })} href={paths.booking}>
          {words.done.book}
        </a>
        <a className={buttonClass({ tone: 'line' })} href={paths.quote}>
          {words.done.quote}
        </a>
      </div>
    </StepShell>
  );
}

const choiceWords = words.choices;

/** Newsletter and cookie switches. Each takes effect at once. */
function Choices({ user }: { user: AccountUser }) {
  const account = useAccount();
  return (
    <div className={choices}>
      <Section id="issues" title={choiceWords.newsletter}>
        <NewsletterSetting email={user.email} account={account} />
      </Section>
      <Section id="browser" title={choiceWords.consent} lead={choiceWords.consentText}>
        <PurposeRows />
      </Section>
    </div>
  );
}
