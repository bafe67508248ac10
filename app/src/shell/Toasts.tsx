import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Notice {
  severity: 'info' | 'success' | 'error';
  text: string;
  /** A way to take back what just happened. */
  action?: { label: string; onAction: () => void };
}

/** How long a notice stays, in milliseconds: what can be undone longest, errors longer than good news. */
const duration = ({ severity, action }: Notice) => (action ? 10_000 : severity === 'error' ? 6_000 : 3_000);

const Notify = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice at the bottom right. */
export const useNotify = () => useContext(Notify);

export function Toasts({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([]);
  const dismiss = (id: number) => setNotices((all) => all.filter((notice) => notice.id !== id));
  // The same words again replace the ones that are there.
  const notify = useCallback((notice: Notice) => {
    setNotices((all) => [
      ...all.filter(({ text }) => text !== notice.text),
      { ...notice, id: Math.max(0, ...all.map(({ id }) => id)) + 1 },
    ]);
  }, []);
  return (
    <Notify value={notify}>
      {children}
      <ToastRegion>
        {notices.map(({ id, text, ...notice }) => (
          <Toast
            key={id}
            severity={notice.severity}
            action={notice.action}
            duration={duration({ text, ...notice })}
            onDismiss={() => dismiss(id)}
          >
            {text}
          </Toast>
        ))}
      </ToastRegion>
    </Notify>
  );
}
