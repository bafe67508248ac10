import { answersTo } from '../../../test/arbitraries.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type PackageBuilderAnswers, packageBuilderFlow, packageBuilderQuestionnaire } from './rules/questions.ts';

export const packageBuilderAnswers = answersTo<PackageBuilderAnswers>(packageBuilderQuestionnaire(catalogue));

/** Answers to the questions of a package, all others open. */
export const packageOf = (answers: Partial<PackageBuilderAnswers>): PackageBuilderAnswers => ({
  ...packageBuilderFlow(catalogue).blank,
  ...answers,
});
