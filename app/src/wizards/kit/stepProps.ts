/** The props of every step's view. */
export interface StepProps<Answers> {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}
