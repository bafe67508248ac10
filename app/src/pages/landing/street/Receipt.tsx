import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openPage, prefersReducedMotion } from '../../../api/browser.ts';
import { paths } from '../../../content/links/paths.ts';
import { formatEuro } from '../../../domain/money.ts';
import { PlainForm } from '../../../lib/PlainForm';
import { ArrowIcon } from '../../../shell/icons';
import { fine, h3, hidden, money } from '../../../shell/style/type.css';
import { alwaysSent, type OrderView, orderLink, orderView } from './order.ts';
import { fields, firstOrder, type PartId, partIds, readOrder, type StreetOrder, withSystem } from './parts.ts';
import * as css from './Receipt.css';
import * as trade from './Trade.css';
import { streetWords as words } from './words.ts';

/** What a change has drawn, and what it now comes to. */
function say(before: StreetOrder, now: StreetOrder): string {
  const changed = partIds.filter((id) => before.on.includes(id) !== now.on.includes(id));
  const parts = changed.map((id) => (now.on.includes(id) ? words.added(id) : words.removed(id)));
  const trade = before.trade === now.trade ? [] : [words.moved(now.trade)];
  return [...trade, ...parts, words.sum(orderView(now))].join(' ');
}

/**
 * The receipt of what the street shows. Its state is in native form controls, of which the trades stand outside: choices
 * made before hydration are kept, and without scripts the form opens the package builder.
 */
export function Receipt() {
  const [{ order, said }, show] = useState({ order: firstOrder, said: '' });
  const form = useRef<HTMLFormElement>(null);
  const view = orderView(order);
  const comesWithWebsite = withSystem(order.on);

  useEffect(() => {
    if (form.current) show({ order: readOrder(form.current), said: '' });
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !form.current || target.form !== form.current) return;
      const now = readOrder(form.current);
      show((before) => ({ order: now, said: say(before.order, now) }));
    };
    document.addEventListener('change', change);
    return () => document.removeEventListener('change', change);
  }, []);

  return (
    <PlainForm
      ref={form}
      id="receipt"
      className={css.paper}
      action={paths.packageBuilder}
      values={alwaysSent}
      aria-label={words.receipt}
      onSubmit={() => openPage(orderLink(order))}
    >
      <p className={css.head}>
        <b className={h3}>
          {words.head} <Trade />
        </b>
        <span className={fine}>{words.unit}</span>
      </p>
      <ul>
        {partIds.map((id) => (
          <Line
            key={id}
            id={id}
            {...view.parts[id]}
            {...(id === 'system' && comesWithWebsite && { unavailable: words.withWebsite })}
          />
        ))}
      </ul>
      <div className={css.sum}>
        <Sum view={view} />
        <Button type="submit" tone="primary" wide className={css.go}>
          {order.on.length === 0 ? words.goBlank : words.go}
          <ArrowIcon />
        </Button>
      </div>
      <output className={hidden}>{said}</output>
    </PlainForm>
  );
}

interface LineProps {
  id: PartId;
  name: string;
  /** Euro. */
  amount: number;
  unavailable?: string;
}

const Line = ({ id, name, amount, unavailable }: LineProps) => {
  const box = useRef<HTMLInputElement>(null);
  const labelId = `${fields[id].id}-label`;
  // What comes with another part is on, however it was left.
  useEffect(() => {
    if (unavailable && box.current) box.current.checked = true;
  }, [unavailable]);
  return (
    <li className={`${css.line} ${css.strand[id]}`}>
      <Checkbox
        ref={box}
        {...fields[id]}
        // The drawing of it is a label too, for pointers.
        aria-labelledby={labelId}
        defaultChecked={firstOrder.on.includes(id)}
        disabled={unavailable !== undefined}
        label={
          <span id={labelId} className={css.label}>
            <span className={css.name}>
              {words.parts[id]} <small className={css.about}>{unavailable ?? name}</small>
            </span>{' '}
            <b className={`${css.price} ${money}`}>{formatEuro(amount)}</b>
          </span>
        }
      />
    </li>
  );
};

/** The discount, the total and the deposit. What is announced is said in one sentence instead. */
const Sum = ({ view: { discount, total, due } }: { view: OrderView }) => (
  <div className={css.computed}>
    {discount && (
      <p className={`${css.row} ${css.saved} ${money}`}>
        <span>{discount.label}</span>
        <i className={css.dots} />
        <b>{formatEuro(discount.amount)}</b>
      </p>
    )}
    <p className={css.total}>
      <span>{words.total}</span> <Amount className={`${css.amount} ${money}`} euro={total} />
      <span className={hidden}>{formatEuro(total)}</span>
    </p>
    <p className={`${css.row} ${money}`}>
      <b>{words.deposit}</b>
      <i className={css.dots} />
      <b>{formatEuro(due.amount)}</b>
    </p>
    <p className={`${fine} ${money}`}>{total > 0 ? `${due.rule}. ${words.later(due.later)}` : words.blank}</p>
  </div>
);

/** Duration of the animation in milliseconds. */
const DURATION = 220;

interface AmountProps {
  /** Euro. Counts up or down to a new amount, unless motion is reduced. */
  euro: number;
  className?: string;
}

/** An animated amount, hidden from screen readers. */
export function Amount({ euro, className }: AmountProps) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(euro);

  useLayoutEffect(() => {
    const text = element.current?.firstChild;
    const from = shown.current;
    if (!text || from === euro || prefersReducedMotion()) {
      shown.current = euro;
      return;
    }
    const start = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const left = 1 - Math.min(1, Math.max(0, now - start) / DURATION);
      shown.current = left === 0 ? euro : Math.round(euro + (from - euro) * left ** 3);
      text.nodeValue = formatEuro(shown.current);
      if (left > 0) frame = requestAnimationFrame(count);
    };
    count(start);
    return () => cancelAnimationFrame(frame);
  }, [euro]);

  return (
    <b ref={element} className={className} aria-hidden>
      {formatEuro(euro)}
    </b>
  );
}

/** The word for the trade that is chosen on the page: "café". CSS writes it, before and without scripts. */
export const Trade = () => (
  <span className={trade.trade}>
    <span className={trade.first}>{trade.firstWord}</span>
  </span>
);
