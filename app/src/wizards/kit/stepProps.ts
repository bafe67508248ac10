/** What a step is drawn from. */
export interface StepProps<Answers> {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}
