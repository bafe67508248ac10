import { TextField } from '@agency-site/ui';
import { lazy, type Ref, Suspense, useState } from 'react';
import { dashboardIds, dashboards } from '../../domain/catalogue/dashboards.ts';
import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { invalidEmailMessage, isEmail } from '../../domain/contact.ts';
import { limits } from '../../domain/contract/limits.ts';
import type { ReviewAnswers } from '../../domain/review.ts';
import { fields, optional, row } from './ReviewFields.css';

const MultiSelect = lazy(async () => ({ default: (await import('@agency-site/ui/MultiSelect')).MultiSelect }));

const systems = systemIds.map((id) => ({ value: id, label: trinityOptions[id].name }));
const boards = dashboardIds.map((id) => ({ value: id, label: dashboards[id].title }));

interface ReviewFieldsProps {
  answers: ReviewAnswers;
  onAnswer: (change: Partial<ReviewAnswers>) => void;
  /** Name and e-mail are empty and the visitor has tried to buy: each empty field says so. */
  refused: boolean;
  nameRef: Ref<HTMLInputElement>;
  emailRef: Ref<HTMLInputElement>;
}

/** What Review asks: who is buying, and what the agency should know before it starts. */
export function ReviewFields({ answers, onAnswer, refused, nameRef, emailRef }: ReviewFieldsProps) {
  const [left, setLeft] = useState(false);
  const { name, email } = answers;
  const emailError = () => {
    if (!email.trim()) return refused ? 'Please enter your e-mail address.' : undefined;
    return (left || refused) && !isEmail(email) ? invalidEmailMessage : undefined;
  };
  return (
    <div className={fields}>
      <div className={row}>
        <TextField
          ref={nameRef}
          label="Your Name *"
          name="name"
          autoComplete="name"
          required
          maxLength={limits.name}
          value={name}
          error={refused && !name.trim() ? 'Please enter your name.' : undefined}
          onChange={(value) => onAnswer({ name: value })}
        />
        <TextField
          ref={emailRef}
          label="Your Email *"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          value={email}
          error={emailError()}
          onChange={(value) => onAnswer({ email: value })}
          onLeave={() => setLeft(true)}
        />
      </div>
      <h2 className={optional}>Tell us more, if you like</h2>
      <TextField
        label="Keywords"
        name="keywords"
        hint="Words that describe your business, with commas between them"
        maxLength={limits.short}
        value={answers.keywords}
        onChange={(value) => onAnswer({ keywords: value })}
      />
      <Suspense fallback={null}>
        <div className={row}>
          <MultiSelect
            label="Preferred systems"
            options={systems}
            values={answers.selectedSystems}
            onValuesChange={(values) => onAnswer({ selectedSystems: systemIds.filter((id) => values.includes(id)) })}
          />
          <MultiSelect
            label="Dashboards"
            options={boards}
            values={answers.selectedDashboards}
            onValuesChange={(values) =>
              onAnswer({ selectedDashboards: dashboardIds.filter((id) => values.includes(id)) })
            }
          />
        </div>
      </Suspense>
      <TextField
        label="Additional notes"
        name="notes"
        multiline
        rows={4}
        maxLength={3000}
        value={answers.additionalNotes}
        onChange={(value) => onAnswer({ additionalNotes: value })}
      />
    </div>
  );
}
