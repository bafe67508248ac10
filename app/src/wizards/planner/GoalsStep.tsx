import { Slider } from '@agency-site/ui/Slider';
import { useState } from 'react';
import { catalogue } from '../../domain/catalogue/given.ts';
import { formatEuro } from '../../domain/money.ts';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import { part } from '../kit/steps/cards.css';
import { GoalCards } from '../kit/steps/GoalCards';
import { FitMyBudget } from './FitMyBudget';
import { KeepFocus } from './KeepFocus';
import * as css from './planner.css';
import { budgetBend, budgetRange, planCostRange } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { budgetRefused, fitWords } from './words.ts';

const { least, most } = planCostRange(catalogue);
const hint = `The smallest plan takes ${formatEuro(least)}, the fullest ${formatEuro(most)}.`;

/** The goals and the budget, and on request the plans that fit both. */
export function GoalsStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const { goals, budget } = answers;
  const [refused, setRefused] = useState<number>();
  return (
    <>
      <GoalCards chosen={goals} onChoose={(chosen) => onAnswer({ goals: chosen })} />
      <h2 className={part}>Budget</h2>
      <Slider
        {...budgetRange}
        bend={budgetBend(catalogue)}
        typedStep={1}
        label="The most you want to spend"
        fieldLabel="Amount in euro"
        unsetText="Not set yet"
        hint={hint}
        value={budget ?? undefined}
        format={formatEuro}
        data-missing={(goals.length > 0 && budget === null) || undefined}
        error={budget === null && refused !== undefined ? budgetRefused(refused) : undefined}
        onValueChange={(amount) => onAnswer({ budget: amount })}
        onOutOfRange={(typed) => {
          setRefused(typed);
          onAnswer({ budget: null });
        }}
      />
      <section className={css.fitSection} aria-labelledby="fit-title">
        <h2 id="fit-title" className={h3}>
          {fitWords.title}
        </h2>
        <p className={css.small}>{goals.length > 0 && budget !== null ? fitWords.text : fitWords.notYet}</p>
        {goals.length > 0 && budget !== null && (
          <KeepFocus label={fitWords.title}>
            <div className={css.fitting}>
              <FitMyBudget answers={answers} onAnswer={onAnswer} />
            </div>
          </KeepFocus>
        )}
      </section>
    </>
  );
}
