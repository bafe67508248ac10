import { TextField } from '@agency-site/ui/TextField';
import { catalogue } from '../../../domain/catalogue/given.ts';
import { dashboardIds, systemIds } from '../../../domain/catalogue/ids.ts';
import { type ReviewAnswers, wishProblem } from '../../../domain/wizard/review.ts';
import { useLazyModule } from '../useLazyModule';
import { lists, row } from './Person.css';
import { reviewWords as words } from './words.ts';

const { dashboards, trinityOptions } = catalogue;

const loadMultiSelect = async () => {
  const [component] = await Promise.all([
    import('@agency-site/ui/MultiSelect'),
    import('@agency-site/ui/MultiSelect.css'),
  ]);
  return component;
};

const systems = systemIds.map((id) => ({
  value: id,
  label: trinityOptions[id].name,
  description: trinityOptions[id].outcome,
}));
const boards = dashboardIds.map((id) => ({ value: id, label: dashboards[id].title }));

/** Whether one of the fields is filled in. */
export const hasWishes = ({ keywords, selectedSystems, selectedDashboards }: ReviewAnswers): boolean =>
  keywords !== '' || selectedSystems.length > 0 || selectedDashboards.length > 0;

interface WishesProps {
  answers: ReviewAnswers;
  onAnswer: (change: Partial<ReviewAnswers>) => void;
}

/** Optional fields besides the notes: keywords, preferred systems and dashboards. */
export function Wishes({ answers, onAnswer }: WishesProps) {
  const { module: multi, placeholder } = useLazyModule(loadMultiSelect, lists);
  return (
    <>
      <TextField
        label={words.keywords}
        name="keywords"
        hint={words.keywordsHint}
        value={answers.keywords}
        error={wishProblem({ keywords: answers.keywords })?.message}
        onValueChange={(value) => onAnswer({ keywords: value })}
      />
      {multi ? (
        <div className={row}>
          <multi.MultiSelect
            label={words.systems}
            options={systems}
            value={answers.selectedSystems}
            onValueChange={(values) => onAnswer({ selectedSystems: systemIds.filter((id) => values.includes(id)) })}
          />
          <multi.MultiSelect
            label={words.dashboards}
            options={boards}
            value={answers.selectedDashboards}
            onValueChange={(values) =>
              onAnswer({ selectedDashboards: dashboardIds.filter((id) => values.includes(id)) })
            }
          />
        </div>
      ) : (
        placeholder
      )}
    </>
  );
}
