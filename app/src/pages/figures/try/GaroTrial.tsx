import { Button } from '@agency-site/ui/Button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../api/browser.ts';
import { formatEuro } from '../../../domain/money.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { hidden } from '../../../shell/style/type.css';
import * as css from './garoTrial.css';
import { type Range, Ranges, valuesIn } from './Ranges';
import {
  adapt,
  begin,
  breed,
  finish,
  firstRules,
  isDone,
  plansPerRound,
  type Rules,
  randomFrom,
  rounds,
  type Search,
} from './search.ts';
import { course, searchView, shelf } from './searchView.ts';

/** The search that the page shows before the visitor touches it. */
const firstSeed = 7;

const inDays = (days: number) => (days === 1 ? 'every day' : `every ${days} days`);
const whole = (euro: number) => formatEuro(Math.round(euro));

const ranges: readonly Range<keyof Rules>[] = [
  {
    name: 'room',
    label: 'Room on the shelf',
    hint: 'Shared by all the items.',
    min: 40,
    max: 300,
    step: 5,
    words: (pieces) => `${pieces} pieces`,
  },
  {
    name: 'every',
    label: 'Deliveries',
    hint: 'Each one fills the shelf up.',
    min: 1,
    max: 7,
    step: 1,
    words: inDays,
  },
  {
    name: 'missed',
    label: 'A missed sale costs',
    hint: 'What you would have earned from it.',
    min: 1,
    max: 10,
    step: 0.5,
    words: formatEuro,
  },
  {
    name: 'tied',
    label: '€100 of stock costs',
    hint: 'What spoils, and what the money could do elsewhere.',
    min: 1,
    max: 20,
    step: 1,
    words: (euro) => `${formatEuro(euro)} a week`,
  },
];

/** A small genetic search for a sample shop that the visitor can change. */
export function GaroTrial() {
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { search, searchFor, isDone } = useSearch(firstRules, firstSeed, box);
  const [isChanged, setChanged] = useState(false);
  const view = searchView(search);
  const { rules } = search;

  // The still picture becomes the search that led to it.
  useEffect(() => {
    const rules = valuesIn(form.current, firstRules);
    setChanged(ranges.some(({ name }) => rules[name] !== firstRules[name]));
    searchFor(() => begin(rules, randomFrom(firstSeed)));
  }, [searchFor]);

  const change = (changed: Rules) => {
    setChanged(true);
    searchFor((now) => adapt(now, changed));
  };

  return (
    <div className={css.trial} ref={box}>
      <PlainForm ref={form} className={css.rules} aria-label="Your rules" onSubmit={() => {}}>
        <Ranges of={ranges} values={rules} onChange={change} />
        <noscript>
          <p className={css.still}>This is the last round of a search. Changing the rules needs JavaScript.</p>
        </noscript>
        <Button
          className={css.again}
          size="s"
          onClick={() => {
            setChanged(true);
            searchFor(({ rules }) => begin(rules, randomFrom(Math.random() * 1e6)));
          }}
        >
          Search again
        </Button>
        <p className={hidden} role="status">
          {isChanged && isDone && `The best plan costs ${whole(view.cost.total)} a week.`}
        </p>
      </PlainForm>
      <div className={css.result}>
        <div className={css.top}>
          <p>
            <b className={css.cost}>{whole(view.cost.total)}</b>{' '}
            <span className={css.unit}>a week for the best plan</span>
          </p>
          <p className={css.parts}>
            <span>
              <b className={css.part}>{whole(view.cost.missed)}</b> for missed sales
            </span>{' '}
            <span>
              <b className={css.part}>{whole(view.cost.held)}</b>{' '}
              <span>{`for ${whole(view.cost.stock)} of stock`}</span>
            </span>
          </p>
        </div>
        <ul>
          {view.items.map(({ name, level, line, missed }) => (
            <li key={name} className={css.item}>
              <span className={css.name}>{name}</span>
              <svg
                className={css.drawing}
                viewBox={`0 0 ${shelf.width} ${shelf.height}`}
                preserveAspectRatio="none"
                aria-hidden
              >
                <path className={css.area} d={`${line}V30H0Z`} />
                <path className={css.line} d={line} />
                <path className={css.missed} d={missed} />
              </svg>
              <span className={css.level}>
                <small className={css.fill}>fill up to</small> <b className={css.pieces}>{level}</b>
              </span>
            </li>
          ))}
        </ul>
        <p className={css.key} aria-hidden>
          <span className={css.keyLine}>on the shelf, four weeks</span>
          <span className={css.keyDot}>a customer left without it</span>
        </p>
        <div className={css.below}>
          <div>
            <p className={css.heading}>
              <b className={css.title}>The shelf</b> <span>{`${view.used} of ${view.room} pieces`}</span>
            </p>
            <svg className={css.shelf} viewBox={`0 0 ${view.room} 10`} preserveAspectRatio="none" aria-hidden>
              {view.items.map(({ name, start, level }, item) => (
                <rect key={name} className={css.fills[item]} x={start} width={level} height="10" />
              ))}
            </svg>
          </div>
          <div>
            <p className={css.heading}>
              <b className={css.title}>The search</b>{' '}
              <span>{`round ${view.round}, ${plansPerRound} plans in each`}</span>
            </p>
            <div className={css.course}>
              <svg
                className={css.courseDrawing}
                viewBox={`0 0 ${course.width} ${course.height}`}
                preserveAspectRatio="none"
                aria-hidden
              >
                <path className={css.axis} d={`M0 ${course.height - 1}H${course.width}`} />
                <path className={css.plans} d={view.course.plans} />
                <path className={css.best} d={view.course.best} />
              </svg>
              <span className={css.atFirst}>
                A random plan costs <b className={css.title}>{whole(view.atFirst)}</b> a week.
              </span>
            </div>
            <p className={css.ends} aria-hidden>
              <span>first round</span> <span>{rounds}th</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Milliseconds from one round to the next: a whole search takes under four seconds. */
const pace = 50;

/**
 * A search that continues round by round while `box` is in view, or is done at once if motion is reduced. It begins
 * finished, as in the page that is sent.
 */
function useSearch(rules: Rules, seed: number, box: RefObject<Element | null>) {
  const [search, setSearch] = useState(() => finish(begin(rules, randomFrom(seed))));
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    if (!isSeen || isDone(search)) return;
    const timer = setTimeout(() => setSearch(breed(search)), pace);
    return () => clearTimeout(timer);
  }, [search, isSeen]);

  const searchFor = useCallback(
    (next: (now: Search) => Search) => setSearch((now) => (prefersReducedMotion() ? finish(next(now)) : next(now))),
    [],
  );
  return { search, searchFor, isDone: isDone(search) };
}
