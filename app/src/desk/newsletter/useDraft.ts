import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey.ts';
import { getDraft, type StaffDraft, saveDraft } from '../../domain/contract/staff/newsletter.ts';
import { ask, queryOf } from '../deskApi.ts';

interface Content {
  subject: string;
  text: string;
}

/** A draft is saved after this pause in typing, in milliseconds. */
const pause = 2_000;

const isSame = (one: Content, other: Content) => one.subject === other.subject && one.text === other.text;

/**
 * A draft in the editor. It is saved on the server after each pause in typing and on blur; the typed text stays in the
 * fields even if a request fails.
 */
export function useDraft(stored: StaffDraft) {
  const { id } = stored;
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Content>({ subject: stored.subject, text: stored.text });
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(typed);
  const saved = useRef({ content: typed, version: stored.version });
  /** The pending request and its idempotency key, which is the same for the same content. */
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const attempt = useRef({ content: typed, key: '' });
  const [isSaved, setIsSaved] = useState(true);

  /** Saves the typed text after the pending request. Resolves to whether everything is saved. */
  const save = () => {
    sending.current = sending.current.then(async () => {
      const content = latest.current;
      if (isSame(content, saved.current.content)) return true;
      if (attempt.current.key === '' || !isSame(content, attempt.current.content)) {
        attempt.current = { content, key: newIdempotencyKey() };
      }
      try {
        const { version } = saved.current;
        const headers = { 'idempotency-key': attempt.current.key };
        await ask(saveDraft, { params: { id }, body: { ...content, version }, headers });
        saved.current = { content, version: version + 1 };
        setError(null);
        setIsSaved(isSame(content, latest.current));
        await queries.invalidateQueries(queryOf(getDraft, { params: { id } }));
        return true;
      } catch (failure) {
        setError(failure);
        return false;
      }
    });
    return sending.current;
  };
  const change = (part: Partial<Content>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    setIsSaved(isSame(latest.current, saved.current.content));
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
