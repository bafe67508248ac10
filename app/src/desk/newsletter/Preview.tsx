import { Alert } from '@agency-site/ui/Alert';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Segmented } from '@agency-site/ui/Segmented';
import { useState } from 'react';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { previewDraft, type StaffDraft } from '../../domain/contract/staff/newsletter.ts';
import * as css from './newsletter.css.ts';

const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'plain', label: 'Plain text' },
] as const;

/** The stored draft as the e-mail that readers get, rendered by the server. */
export function Preview({ draft }: { draft: StaffDraft }) {
  const [look, setLook] = useState<(typeof looks)[number]['value']>('light');
  if (draft.problem !== null) {
    const isBegun = draft.subject.trim() !== '' && draft.text.trim() !== '';
    return isBegun ? (
      <div className={css.preview}>
        <Alert tone="error">{draft.problem}</Alert>
      </div>
    ) : (
      <EmptyState>What you write shows here as its readers get it. {draft.problem}</EmptyState>
    );
  }
  return (
    <div className={css.preview}>
      <Segmented label="Preview as" options={looks} value={look} onValueChange={setLook} />
      {look === 'plain' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <pre className={css.plain} tabIndex={0}>
          {draft.plain}
        </pre>
      ) : (
        <iframe
          key={draft.version}
          title={`The e-mail, ${look === 'dark' ? 'dark' : 'light'}`}
          className={css.frame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={pathOf(previewDraft.route, { params: { id: draft.id }, query: { look } })}
        />
      )}
    </div>
  );
}
