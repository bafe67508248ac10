import { Button } from '@agency-site/ui/Button';
import { StepShell } from '@agency-site/ui/StepShell';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/StepShell.css';
import { memo, type ReactNode, useEffect } from 'react';
import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { Brand } from '../../shell/frame/Brand';
import { skip, wrap } from '../../shell/frame/Frame.css';
import { offerUndo } from './setAside.ts';
import type { WizardControl } from './useWizard.ts';
import * as css from './WizardPage.css';

/** How one step of a wizard looks. */
export interface StepView {
  title: string;
  subtitle: ReactNode;
  /** What to do before going on, said while the step is not done. */
  missing: string;
  body: ReactNode;
  /** What the way on says; "Continue" where it is left out. */
  nextLabel?: ReactNode;
}

interface WizardProps<Answers, Id extends string> {
  /** "Quick quote": in the title of the page and as the name of the stepper. */
  name: string;
  walk: WizardControl<Answers, Id>;
  views: Record<Id, () => StepView>;
  /** "Step 2 of 5", "Service 1 of 3". */
  counter: string;
  onStartOver: () => void;
  /** What stands above the stepper and brings the heading of the page: the step's own then ranks below it. */
  hero?: ReactNode;
  /** One line across the page, between its header and the rest. */
  banner?: ReactNode;
  /** The way to the wizard that may fit better. */
  also: { text: string; label: string; to: string };
  /** The order summary. */
  aside: ReactNode;
  /** The summary in a word, for the bar of a narrow screen. */
  glance?: { total: ReactNode; note: ReactNode } | undefined;
}

type HeadProps = Pick<WizardProps<never, never>, 'counter' | 'onStartOver'>;

const Head = memo(({ counter, onStartOver }: HeadProps) => (
  <header className={css.head}>
    <div className={`${wrap} ${css.bar}`}>
      <Brand />
      <div className={css.end}>
        <span className={css.position}>{counter}</span>
        <Button size="s" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </div>
  </header>
));

/** The page of a wizard: a slim header, the stepper, the question, and one way on. Its steps and rules are data. */
export function Wizard<Answers, Id extends string>({
  name,
  walk,
  views,
  counter,
  onStartOver,
  hero,
  banner,
  also,
  aside,
  glance,
}: WizardProps<Answers, Id>) {
  useEffect(offerUndo, []);
  const { title, subtitle, missing, body, nextLabel } = views[walk.step.id]();
  const last = walk.at === walk.steps.length - 1;
  return (
    <>
      <title>{`${walk.step.label} – ${counter} – ${name} – ${site.name}`}</title>
      <nav aria-label="Skip">
        <a className={skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Head counter={counter} onStartOver={onStartOver} />
      <main className={css.main} id="main" tabIndex={-1}>
        {banner}
        {hero}
        <noscript>
          <div className={wrap}>
            <p className={css.led}>
              Adding up your price needs JavaScript, which is off or did not load. You can{' '}
              <a href={paths.services}>read all prices</a> without it, or <a href={paths.contact}>write to us</a>.
            </p>
          </div>
        </noscript>
        <StepShell
          className={css.step}
          label={name}
          headingLevel={hero ? 2 : 1}
          steps={walk.steps.map(({ id, label, empty }, index) => ({
            id,
            label,
            done: index < walk.reached && !(index > walk.at && empty?.(walk.answers)),
          }))}
          at={walk.at}
          title={title}
          subtitle={subtitle}
          stepLabel={() => counter}
          onBack={walk.canBack ? walk.back : undefined}
          onNext={last ? undefined : walk.next}
          nextLabel={nextLabel}
          missing={walk.done ? undefined : missing}
          onStep={walk.go}
          aside={aside}
          glance={glance?.total}
          glanceNote={glance?.note}
        >
          <p className={css.led} role="status">
            {walk.led && !walk.done ? 'This step comes first. The one you asked for opens once this is done.' : null}
          </p>
          {body}
        </StepShell>
        <p className={`${wrap} ${css.also}`}>
          {also.text} <a href={also.to}>{also.label}</a>
        </p>
      </main>
    </>
  );
}
