import { type ComponentProps, createContext } from 'react';

/** What the choices of a group take from it. */
export interface GroupOfChoices {
  type: 'radio' | 'checkbox';
  /** For each input. */
  input: ComponentProps<'input'>;
  chosen: readonly string[];
  /** Those that a reset of the form returns to. */
  chosenAfterReset: readonly string[];
  choose: (value: string, checked: boolean) => void;
}

export const ChoiceGroupContext = createContext<GroupOfChoices | undefined>(undefined);
