import { answersTo } from '../../../test/arbitraries.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './rules/questions.ts';

export const packageBuilderAnswers = answersTo<PackageBuilderAnswers>(packageBuilderQuestionnaire);
