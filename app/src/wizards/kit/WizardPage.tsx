import { Button } from '@agency-site/ui/Button';
import { StepShell } from '@agency-site/ui/StepShell';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countOpening } from '../../api/countOpening.ts';
import { consentSaved } from '../../content/consentSaved.ts';
import { installation } from '../../content/installation.ts';
import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { stepCounter } from '../../domain/wizard/flow.ts';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { wizardKeys } from '../../domain/wizard/wizardIds.ts';
import type { Buyer } from '../../orders/checkoutRequest.ts';
import { Brand } from '../../shell/frame/Brand';
import { skip, wrap } from '../../shell/frame/Frame.css';
import { notify } from '../../shell/notices/notices.ts';
import { endConfirmation } from './confirmChoice.ts';
import { billSummary, type WizardDefinition } from './definition.ts';
import { useReview } from './review/useReview';
import { Summary } from './Summary';
import { useSavedPrice } from './saved-quote/useSavedPrice.ts';
import { showStoredUndo } from './storedUndo.ts';
import { useWizard, type WizardControl } from './useWizard.ts';
import * as css from './WizardPage.css';
import { storedRecord, storeOf, type WizardStore } from './wizardStore.ts';

interface HeadProps {
  /** Of the wizard. */
  title: string;
  counter: string;
  onStartOver: () => void;
}

const Head = ({ title, counter, onStartOver }: HeadProps) => (
  <header className={css.head}>
    <div className={`${wrap} ${css.bar}`}>
      <div className={css.brand}>
        <Brand />
      </div>
      <span className={css.name}>{title}</span>
      <div className={css.end}>
        <span className={css.position}>{counter}</span>
        <Button tone="plain" size="s" className={css.startOver} onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </div>
  </header>
);

const noScript = (
  <noscript>
    <div className={wrap}>
      <p className={css.hint}>
        Adding up your price needs JavaScript, which is off or didn’t load. You can{' '}
        <a href={paths.services}>read all prices</a> without it, or <a href={paths.contact}>write to us</a>.
      </p>
    </div>
  </noscript>
);

/** Not at the first step, which is shown before anything can be carried over. */
const CarriedOverNotice = ({ text, onUndo }: CarriedOver) => (
  <p className={css.carriedOver}>
    {text}{' '}
    <Button
      tone="plain"
      size="s"
      className={css.undo}
      onClick={() => {
        // The button is about to disappear.
        document.getElementById('main')?.focus({ preventScroll: true });
        onUndo();
      }}
    >
      Undo
    </Button>
  </p>
);

/** The page of every wizard: a slim header, the stepper, the question, the order summary and Continue. */
export function WizardPage<Answers extends Buyer, Id extends string>({
  definition,
}: {
  definition: WizardDefinition<Answers, Id>;
}) {
  const { title, steps, order, crossLink, claim, footer: Footer } = definition;
  const { pathname } = useLocation();
  const store = storeOf(definition);
  const wizard = useWizard(definition, store);
  const { answers } = wizard;
  const startOver = useStartOver(wizard, store, definition.resetNotice ?? 'Selections have been reset.');
  const bill = useSavedPrice(order.selection(answers), definition.price(answers));
  const review = useReview(definition, wizard, bill);
  const summaryState = { answers, bill, reviewing: review.open, onChange: wizard.change };
  const summary =
    definition.summary?.(summaryState) ??
    billSummary(summaryState, definition.leastPrice(answers), definition.chosen?.(answers));
  const glance = review.open ? undefined : summary.view.glance;
  const view = steps[wizard.step.id]({ answers, onAnswer: wizard.answer, review: review.details, lead: review.lead });
  const counter = definition.counter?.(wizard, answers) ?? stepCounter(wizard);
  const numbered = definition.numberedCounter?.(wizard, answers) ?? counter;
  useEffect(showStoredUndo, []);
  useEffect(() => countOpening(definition.id), [definition.id]);
  const carriedOver = useCarriedOver(definition, store, answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with each step.
  useEffect(() => endConfirmation, [wizard.step.id]);
  return (
    <>
      <title>{`${wizard.step.label} – ${counter} – ${title} – ${site.name}`}</title>
      <meta name="description" content={definition.description} />
      {/* Only the first step is indexed: the others need its answers. */}
      {pathname === definition.path ? null : <meta name="robots" content="noindex" />}
      <nav aria-label="Skip">
        <a className={skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Head title={title} counter={numbered} onStartOver={startOver} />
      {/* New elements for a restored step: the prerendered ones would jump to its places. */}
      <main key={wizard.restored ? 'restored' : 'prerendered'} className={css.main} id="main" tabIndex={-1}>
        {noScript}
        <StepShell
          className={css.step}
          label={title}
          headingLevel={1}
          steps={wizard.steps.map(({ id, label, isEmpty }, index) => ({
            id,
            label,
            done: index < wizard.reached && !(index > wizard.at && isEmpty?.(answers)),
          }))}
          at={wizard.at}
          title={view.title}
          subtitle={view.subtitle}
          stepLabel={() => counter}
          onBack={wizard.canGoBack ? wizard.back : undefined}
          onNext={review.open ? undefined : wizard.next}
          nextLabel={view.nextLabel}
          missing={wizard.isDone ? undefined : view.missing}
          onStep={wizard.go}
          aside={
            <Summary {...summary} caption={review.answered}>
              {review.receipt}
            </Summary>
          }
          asideFirst={review.open}
          lead={view.lead}
          glance={glance?.total}
          glanceNote={glance?.note}
        >
          <p className={css.hint} role="status">
            {wizard.redirected && !wizard.isDone
              ? 'This step comes first. The one you asked for opens once this is done.'
              : null}
          </p>
          {carriedOver && wizard.at > 0 && !review.open ? <CarriedOverNotice {...carriedOver} /> : null}
          {view.body}
        </StepShell>
        <div className={wrap}>
          <div className={css.closing}>
            <p>
              {crossLink.text} <a href={crossLink.to}>{crossLink.label}</a>
            </p>
            {claim && <p>{claim}</p>}
            <p>
              <a href={paths.consent}>{consentSaved.settings}</a>
            </p>
            {installation.vatSentence && <p>{installation.vatSentence}</p>}
          </div>
        </div>
      </main>
      {Footer && <Footer />}
    </>
  );
}

/** Says which answers were carried over from another wizard, and undoes it. */
interface CarriedOver {
  text: string;
  onUndo: () => void;
}

/** Carries answers over from the other wizards when this one is new. The code is loaded only if there may be any. */
function useCarriedOver<Answers extends object>(
  { id, record }: Pick<WizardRules, 'id'> & { record: { key: string } },
  store: WizardStore<Answers>,
  answers: Answers,
): CarriedOver | undefined {
  const [words, setWords] = useState<(answers: object) => CarriedOver | undefined>();
  useEffect(() => {
    const others = Object.values(wizardKeys).filter((key) => key !== record.key);
    if (!store.isNew() || !others.some(storedRecord)) return;
    void import('./carryOver.ts')
      .then(({ carryOver, carriedOverText, undoCarryOver }) => {
        const carried = carryOver(id);
        setWords(() => (now: object) => {
          const text = carriedOverText(id, carried, now);
          return text === undefined ? undefined : { text, onUndo: () => undoCarryOver(id, carried) };
        });
      })
      .catch(() => {});
  }, [id, record, store]);
  return words?.(answers);
}

/**
 * Start Over: resets everything, and shows a notice with Undo.
 * @param text of the notice: "Selections have been reset."
 */
export function useStartOver<Answers, Id extends string>(
  wizard: WizardControl<Answers, Id>,
  store: WizardStore<Answers>,
  text: string,
): () => void {
  return () => {
    const before = store.get();
    wizard.restart();
    // The empty wizard is painted first, then the notice.
    startTransition(() =>
      notify({ tone: 'success', text, action: { label: 'Undo', onAction: () => wizard.resume(before) } }),
    );
  };
}
