import { type ComponentProps, createContext } from 'react';

/** What a ChoiceGroup passes to the choices in it. */
export interface ChoiceGroupState {
  type: 'radio' | 'checkbox';
  /** Props of every input. */
  input: ComponentProps<'input'>;
  chosen: readonly string[];
  /** What is chosen after the form is reset. */
  chosenAfterReset: readonly string[];
  choose: (value: string, checked: boolean) => void;
}

export const ChoiceGroupContext = createContext<ChoiceGroupState | undefined>(undefined);
