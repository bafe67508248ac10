import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { BackIcon, NextIcon } from '../arrows';
import { ButtonBase } from '../ButtonBase';
import { UnfoldIcon } from '../icons';
import { isInDialogInside } from '../keys';
import { ownText } from '../ownText.css';
import { useInset } from '../useInset';
import { visuallyHidden } from '../visuallyHidden.css';
import * as css from './dock.css';

/** Whether the bar stays at the end of the window. */
const isDocked = (bar: HTMLElement) => getComputedStyle(bar).position !== 'static';

/** Scrolls back from below the step, where the bar leaves the end of the window: above it, the aside would not fit. */
function lowerToWindow(bar: HTMLElement): void {
  const { bottom } = getComputedStyle(bar.parentElement as HTMLElement);
  const lifted = window.innerHeight - Number.parseFloat(bottom) - bar.getBoundingClientRect().bottom;
  if (lifted > 1) window.scrollBy(0, -lifted);
}

interface DockProps {
  /** The step: when it changes, the aside closes and the refusal is reset. */
  at: number;
  onBack: (() => void) | undefined;
  backLabel: string;
  onNext: (() => void) | undefined;
  nextLabel: ReactNode;
  missing: string | undefined;
  /** Continue was refused: move the focus to what is missing. */
  onRefuse: () => void;
  nextButton: Ref<HTMLButtonElement>;
  busy: boolean | undefined;
  aside: ReactNode;
  glance: ReactNode;
  glanceNote: ReactNode;
  glanceLabel: string;
}

/** Back, Continue and the aside: beside the step in a wide column, in a bar below it in a narrow one. */
export function Dock({
  at,
  onBack,
  backLabel,
  onNext,
  nextLabel,
  missing,
  onRefuse,
  nextButton,
  busy,
  aside,
  glance,
  glanceNote,
  glanceLabel,
}: DockProps) {
  const id = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useInset('--ag-dock-inset', bar, isDocked, `${at}${onNext ? '' : ' last'}`);
  const [openAt, setOpenAt] = useState<number>();
  const [refused, setRefused] = useState({ at, missing, times: 0 });
  if (refused.at !== at || refused.missing !== missing) setRefused({ at, missing, times: 0 });
  const { times } = refused;
  const open = openAt === at;
  const folds = glance !== undefined && aside !== undefined;

  const next = () => {
    if (!missing) return onNext?.();
    setRefused({ at, missing, times: times + 1 });
    onRefuse();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the aside from anywhere inside.
    <div
      className={folds ? css.docked : css.flowing}
      data-dock={folds || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented || isInDialogInside(event)) return;
        setOpenAt(undefined);
        fold.current?.focus();
      }}
    >
      {open ? <div className={css.backdrop} aria-hidden="true" onClick={() => setOpenAt(undefined)} /> : null}
      <div ref={bar} className={css.bar}>
        {missing && onNext ? (
          // A new element each time, or it would be announced only once.
          <p key={times} id={`${id}-missing`} className={css.missing} role={times > 0 ? 'alert' : undefined}>
            {missing}
          </p>
        ) : null}
        {folds ? (
          <button
            ref={fold}
            type="button"
            className={css.glance}
            aria-expanded={open}
            aria-controls={`${id}-aside`}
            onClick={() => {
              if (!open && bar.current) lowerToWindow(bar.current);
              setOpenAt(open ? undefined : at);
            }}
          >
            <span className={visuallyHidden}>{glanceLabel}</span> <span className={css.amount}>{glance}</span>{' '}
            {glanceNote ? <span className={css.glanceNote}>{glanceNote}</span> : null}
            <UnfoldIcon className={css.unfold} />
          </button>
        ) : null}
        {onBack ? (
          <ButtonBase className={css.back} onClick={onBack}>
            <BackIcon />
            <span className={css.backLabel}>{backLabel}</span>
          </ButtonBase>
        ) : null}
        {onNext ? (
          <ButtonBase
            ref={nextButton}
            className={css.next}
            tone="primary"
            busy={busy}
            unavailable={Boolean(missing)}
            aria-describedby={missing ? `${id}-missing` : undefined}
            onClick={next}
          >
            <span className={ownText}>{nextLabel}</span>
            {busy ? null : <NextIcon className={css.nextIcon} />}
          </ButtonBase>
        ) : null}
      </div>
      {aside !== undefined ? (
        <div id={`${id}-aside`} className={css.aside} data-part="aside" data-state={open ? 'open' : 'folded'}>
          <div className={css.content}>{aside}</div>
        </div>
      ) : null}
    </div>
  );
}
