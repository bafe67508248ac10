'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type BaseLook, ButtonBase } from '../lib/ButtonBase';
import { MoreIcon, UnfoldIcon } from '../lib/icons';
import { classes, type Passthrough } from '../lib/passthrough';
import { useTopLayer } from '../lib/topLayer';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './Menu.css';

export type { Passthrough };

export interface MenuItem {
  label: string;
  /** What it does. With `href`, a plain click calls it instead of following the link, as a router wants. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Why it can't be chosen now. It can still be reached and read. */
  unavailable?: string | undefined;
  /** `danger` can't be undone. */
  tone?: 'danger' | undefined;
}

export interface MenuProps extends Passthrough<'button'>, BaseLook {
  /** What the button says: "More". */
  label: string;
  /** The button shows three dots, and only screen readers get the label. */
  labelHidden?: boolean | undefined;
  /** Empty ones are left out: `mayErase && { label: 'Erase', … }`. */
  items: readonly (MenuItem | '' | false | null | undefined)[];
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** How long typed letters belong together, in milliseconds. */
const typingTime = 500;

const itemsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[];

/** Actions that are needed less often, behind a button. The list is in the top layer, on the side where it fits. */
export function Menu({ label, labelHidden, items, className, style, ref, ...props }: MenuProps) {
  const own = useId();
  const id = props.id ?? own;
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useTopLayer(open !== false, button, list);
  const shown = items.filter((item) => !!item);

  useLayoutEffect(() => {
    if (open)
      itemsOf(list.current)
        .at(open === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const select = (event: MouseEvent, { href, onSelect, unavailable }: MenuItem) => {
    if (unavailable !== undefined) {
      event.preventDefault();
      return;
    }
    // A link that is to open elsewhere is left to the browser.
    const isElsewhere = href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isElsewhere && onSelect) event.preventDefault();
    close();
    if (!isElsewhere) onSelect?.();
  };
  /** The next item that begins with the typed letters; the same letter again leads to the next one. */
  const search = (at: number, key: string, now: number) => {
    const { current } = typed;
    current.letters = (now - current.at < typingTime ? current.letters : '') + key.toLowerCase();
    current.at = now;
    const isRepeated = [...current.letters].every((letter) => letter === key.toLowerCase());
    const wanted = isRepeated ? key.toLowerCase() : current.letters;
    const from = at + (current.letters.length === 1 || isRepeated ? 1 : 0);
    return shown
      .map((_, place) => (place + from) % shown.length)
      .find((place) => shown[place]?.label.toLowerCase().startsWith(wanted));
  };
  const move = (event: KeyboardEvent) => {
    const all = itemsOf(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const { key } = event;
    const isTyping = key === ' ' && event.timeStamp - typed.current.at < typingTime;
    const letter = key.length === 1 && (key !== ' ' || isTyping) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = letter ? search(at, key, event.timeStamp) : targets[key];
    if (key === 'Tab' || key === 'Escape') close();
    if (to !== undefined) all.at(to % all.length)?.focus();
    // A link has no press by Space of its own.
    const isPress = key === ' ' && !letter && all[at]?.matches('a');
    if (isPress) all[at]?.click();
    // A space would press the item, Enter held down the first one, and Escape also close the dialog around the menu.
    const isHeld = key === 'Enter' && event.repeat;
    if (to !== undefined || letter || isPress || isHeld || key === 'Escape') event.preventDefault();
    if (key === 'Escape') event.stopPropagation();
  };

  return (
    <div ref={root} className={classes(css.root, className)} style={style} data-state={open ? 'open' : 'closed'}>
      <ButtonBase
        {...props}
        ref={button}
        id={id}
        className={labelHidden ? css.dots : undefined}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => {
          props.onClick?.(event);
          if (open) close();
          else setOpen('first');
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <span className={labelHidden ? visuallyHidden : undefined}>{label}</span>
        {labelHidden ? <MoreIcon /> : <UnfoldIcon className={css.arrow} />}
      </ButtonBase>
      {open ? (
        <div ref={list} className={css.list} role="menu" id={`${id}-menu`} aria-labelledby={id} onKeyDown={move}>
          {shown.map((item, at) => {
            const { href, unavailable } = item;
            const Item = href === undefined ? 'button' : 'a';
            const itemId = `${id}-${at}`;
            return (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike, and items keep nothing of their own.
                key={at}
                type={href === undefined ? 'button' : undefined}
                href={unavailable === undefined ? href : undefined}
                role="menuitem"
                tabIndex={-1}
                className={css.item}
                data-tone={item.tone}
                aria-disabled={unavailable === undefined ? undefined : true}
                aria-labelledby={unavailable === undefined ? undefined : `${itemId}-label`}
                aria-describedby={unavailable === undefined ? undefined : `${itemId}-reason`}
                onClick={(event: MouseEvent) => select(event, item)}
                onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
              >
                <span id={`${itemId}-label`}>{item.label}</span>
                {unavailable === undefined ? null : (
                  <span id={`${itemId}-reason`} className={css.reason}>
                    {unavailable}
                  </span>
                )}
              </Item>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
