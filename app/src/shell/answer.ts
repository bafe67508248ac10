import { createContext, useContext } from 'react';
import type { AnswerPage, AnswerPages } from '../domain/answerPages.ts';

/** What the server answers for one request, for a page that shows it without scripts. Undefined in a browser. */
export const Answer = createContext<unknown>(undefined);

/** The answer on one of the server's own pages. */
export const useAnswer = <Page extends AnswerPage>() => useContext(Answer) as AnswerPages[Page];

/** Props of the fields of a form that the server has checked. The first that is wrong gets the focus. */
export function checkedFields<Field extends string>(
  entered: Readonly<Record<Field, string>>,
  problems: Readonly<Partial<Record<Field, string>>>,
) {
  const firstWrong = (Object.keys(entered) as Field[]).find((name) => problems[name]);
  return (name: Field) => ({
    id: name,
    name,
    defaultValue: entered[name],
    error: problems[name],
    required: true,
    autoFocus: name === firstWrong,
  });
}
