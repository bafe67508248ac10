import { useState } from 'react';
import type { StaffDraft } from '../../domain/contract/staff/newsletter.ts';
import { button } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './newsletter.css.ts';

const looks = { light: 'Light', dark: 'Dark', plain: 'Plain text' } as const;
type PreviewLook = keyof typeof looks;

/** The stored draft as the e-mail that readers get, rendered by the server. */
export function Preview({ draft }: { draft: StaffDraft }) {
  const [look, setLook] = useState<PreviewLook>('light');
  if (draft.problem !== null) {
    return (
      <p role="alert" className={`${page.alarm} ${css.preview}`}>
        {draft.problem}
      </p>
    );
  }
  return (
    <div className={css.preview}>
      <fieldset className={page.choices}>
        <legend hidden>Preview as</legend>
        {(Object.keys(looks) as PreviewLook[]).map((each) => (
          <button
            key={each}
            type="button"
            className={button({ look: each === look ? 'strong' : 'plain' })}
            aria-pressed={each === look}
            onClick={() => setLook(each)}
          >
            {looks[each]}
          </button>
        ))}
      </fieldset>
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
          src={`/api/staff/newsletter/drafts/${encodeURIComponent(draft.id)}/preview?look=${look}`}
        />
      )}
    </div>
  );
}
