import { answersTo } from '../../../test/arbitraries.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { type PackageBuilderAnswers, packageBuilderQuestionnaire } from './rules/questions.ts';

export const packageBuilderAnswers = answersTo<PackageBuilderAnswers>(packageBuilderQuestionnaire(catalogue));
