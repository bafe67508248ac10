import { TextField } from '@agency-site/ui';
import { lazy, Suspense } from 'react';
import { dashboardIds, dashboards } from '../../domain/catalogue/dashboards.ts';
import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { limits } from '../../domain/contract/limits.ts';
import type { ReviewAnswers } from '../../domain/review.ts';
import { ContactFields, type ContactFieldsProps, NotesField } from './ContactFields';
import { fields, optional, row } from './ReviewFields.css';

const MultiSelect = lazy(async () => ({ default: (await import('@agency-site/ui/MultiSelect')).MultiSelect }));

const systems = systemIds.map((id) => ({ value: id, label: trinityOptions[id].name }));
const boards = dashboardIds.map((id) => ({ value: id, label: dashboards[id].title }));

interface ReviewFieldsProps extends Omit<ContactFieldsProps, 'answers' | 'onAnswer'> {
  answers: ReviewAnswers;
  onAnswer: (change: Partial<ReviewAnswers>) => void;
}

/** What Review asks: who is buying, and what the agency should know before it starts. */
export function ReviewFields({ answers, onAnswer, ...contact }: ReviewFieldsProps) {
  return (
    <div className={fields}>
      <ContactFields {...contact} answers={answers} onAnswer={onAnswer} />
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
      <NotesField value={answers.additionalNotes} onChange={(additionalNotes) => onAnswer({ additionalNotes })} />
    </div>
  );
}
