'use client';

import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { StepShell } from '@agency-site/ui/StepShell';
import { useEffect, useState } from 'react';

const steps = [
  { id: 'goal', label: 'Goal', title: 'What shall we build?', answers: ['A website', 'A web shop'] },
  { id: 'tier', label: 'Tier', title: 'Which tier fits?', answers: ['Foundation', 'Full System'] },
];
const stepIn = (hash: string) =>
  Math.max(
    0,
    steps.findIndex(({ id }) => `#${id}` === hash),
  );

/** The step is in the URL: the browser's Back goes back a step, and a reload keeps the step. */
function useStep(): [at: number, go: (at: number) => void] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const follow = () => setAt(stepIn(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [at, (next) => location.assign(`#${steps[next]?.id}`)];
}

/** The form that had the focus is gone: the thanks take it, and are read aloud. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();

export default function Wizard() {
  const [at, go] = useStep();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [sent, setSent] = useState(false);
  const step = steps[at];
  if (!step || sent)
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Thank you. Your quote is on its way.
      </p>
    );
  return (
    <StepShell
      label="Quote builder"
      steps={steps}
      at={at}
      title={step.title}
      missing={answers[step.id] ? undefined : 'Choose one to continue'}
      onBack={at > 0 ? () => go(at - 1) : undefined}
      onNext={at < steps.length - 1 ? () => go(at + 1) : () => setSent(true)}
      nextLabel={at < steps.length - 1 ? 'Continue' : 'Send'}
      onStep={go}
    >
      <ChoiceGroup
        key={step.id}
        legend="Choose one"
        name={step.id}
        value={answers[step.id]}
        onValueChange={(answer) => setAnswers({ ...answers, [step.id]: answer })}
      >
        {step.answers.map((answer) => (
          <PackageCard key={answer} value={answer} title={answer} />
        ))}
      </ChoiceGroup>
    </StepShell>
  );
}
