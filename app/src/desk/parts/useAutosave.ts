import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';

/** What is typed is saved after this pause, in milliseconds. */
const pause = 2_000;

export const isSame = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Sends what is typed, for the version that was loaded or saved last. @throws ApiError */
type Send<Content> = (content: Content, version: number, headers: Record<string, string>) => Promise<unknown>;

/**
 * Something written in an editor. It is saved on the server after each pause in typing; what is typed stays in the fields even
 * if a request fails.
 */
export function useAutosave<Content extends object>(stored: Content, storedVersion: number, send: Send<Content>) {
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(typed);
  const saved = useRef({ content: typed, version: storedVersion });
  /** The pending request and its idempotency key, which is the same for the same content. */
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const attempt = useRef({ content: typed, key: '' });
  const [isSaved, setIsSaved] = useState(true);
  /** What the server has isn't known meanwhile. */
  const isSending = useRef(false);

  /** Saves what is typed after the pending request. Resolves to whether everything is saved. */
  const save = () => {
    sending.current = sending.current.then(async () => {
      const content = latest.current;
      if (isSame(content, saved.current.content)) {
        setIsSaved(true);
        return true;
      }
      if (attempt.current.key === '' || !isSame(content, attempt.current.content)) {
        attempt.current = { content, key: newIdempotencyKey() };
      }
      try {
        const { version } = saved.current;
        isSending.current = true;
        await send(content, version, { 'idempotency-key': attempt.current.key });
        saved.current = { content, version: version + 1 };
        setError(null);
        setIsSaved(isSame(content, latest.current));
        return true;
      } catch (failure) {
        setError(failure);
        return false;
      } finally {
        isSending.current = false;
      }
    });
    return sending.current;
  };
  /** @param part what changes, or makes it of what is typed by now: a picture takes a minute to arrive */
  const change = (part: Partial<Content> | ((typed: Content) => Partial<Content>)) => {
    latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
    setTyped(latest.current);
    setIsSaved(!isSending.current && isSame(latest.current, saved.current.content));
  };

  const saveLatest = useRef(save);
  saveLatest.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => void saveLatest.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => void saveLatest.current(), []);
  useEffect(() => {
    if (isSaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSaved]);

  return { typed, change, save, isSaved, error, version: () => saved.current.version };
}
