import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import '@agency-site/ui/Toast.css';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepClear, watchPresses } from './keepClear.ts';
import * as css from './Toasts.css';

export interface Notice {
  severity: 'info' | 'success' | 'error';
  text: string;
  /** What it is about: the next notice about the same takes its place. Its own words where left out. */
  topic?: string;
  /** Milliseconds it stays, where that is not the usual time of its kind. */
  duration?: number;
  /** A way to take back what just happened. */
  action?: { label: string; onAction: () => void };
}

/** How long a notice usually stays, in milliseconds: what can be undone longest, errors longer than good news. */
const usual = ({ severity, action }: Notice) => (action ? 10_000 : severity === 'error' ? 6_000 : 3_000);
const topicOf = ({ topic, text }: Notice) => topic ?? text;

const Notify = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice at the bottom right, where it covers no way on. */
export const useNotify = () => useContext(Notify);

export function Toasts({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([]);
  const dismiss = (id: number) => setNotices((all) => all.filter((notice) => notice.id !== id));
  const notify = useCallback((notice: Notice) => {
    setNotices((all) => [
      ...all.filter((other) => topicOf(other) !== topicOf(notice)),
      { ...notice, id: Math.max(0, ...all.map(({ id }) => id)) + 1 },
    ]);
  }, []);
  const region = useRef<HTMLElement>(null);
  useEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (notices.length === 0) {
      delete region.current?.dataset.place;
      return;
    }
    const place = () => region.current && keepClear(region.current);
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [notices]);

  return (
    <Notify value={notify}>
      {children}
      <ToastRegion ref={region} className={css.region}>
        {notices.map((notice) => (
          <Toast
            key={notice.id}
            severity={notice.severity}
            action={notice.action}
            duration={notice.duration ?? usual(notice)}
            onDismiss={() => dismiss(notice.id)}
          >
            {notice.text}
          </Toast>
        ))}
      </ToastRegion>
    </Notify>
  );
}
