import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { main, skip } from './Frame.css';
import { whileHere } from './leaving.ts';
import { touched } from './touched.ts';

type Parts = typeof import('./frameParts');

let parts: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Fetches what stands around a page. What could not be fetched is asked for again by the next call. */
export function loadFrame(): Promise<Parts> {
  loading ??= whileHere(() => import('./frameParts')).then(
    (fetched) => {
      parts = fetched;
      return fetched;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Milliseconds after which scripts that could not be fetched are asked for again. */
const pause = 5_000;

let patience: Promise<void> | undefined;
let hurry = () => {};
let leftAt: string | undefined;

/**
 * On a page that was drawn ahead, head and foot are let be until somebody does something or the page gives way to another:
 * they work by themselves.
 */
export function leaveFrame(address: string): void {
  leftAt = address;
  const left = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  patience = Promise.race([touched(), left]).then(() => {
    patience = undefined;
  });
}

const later = (part: keyof Parts) =>
  lazy(async () => {
    await patience;
    for (;;) {
      const fetched = await loadFrame().catch(() => null);
      if (fetched) return { default: fetched[part] };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  });
const drawnAhead = { Head: later('Head'), Foot: later('Foot') };

let settle = () => {};
/** Settled once React hears what is pressed in head and foot. */
export const frameObeys = new Promise<void>((resolve) => {
  settle = resolve;
});
let deaf = 2;

function Obeys() {
  useEffect(() => {
    deaf -= 1;
    if (deaf === 0) settle();
  }, []);
  return null;
}

/** Header, page and footer. */
export function Frame({ address, children }: { address: string; children: ReactNode }) {
  // Before the new page is drawn: React draws head and foot with it.
  if (address !== leftAt) hurry();
  const [ready] = useState(() => parts ?? (patience && drawnAhead));
  const { Head, Foot } = ready ?? use(loadFrame());
  return (
    <>
      <nav aria-label="Skip">
        <a className={skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Suspense>
        <Head />
        <Obeys />
      </Suspense>
      <main className={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Foot />
        <Obeys />
      </Suspense>
    </>
  );
}
