import { Button } from '@agency-site/ui/Button';
import { useState } from 'react';
import { deleteStored, storedNow } from '../../api/stored.ts';
import { browserStorage } from '../../content/browserStorage.ts';
import { useConsent } from '../../shell/consent/CurrentConsent';
import { StoredNames } from '../../shell/StoredNames';
import { name as thing } from '../../shell/style/listRow.css';
import { Section } from './parts';
import * as css from './user.css';
import { dataWords } from './words.ts';

const words = dataWords.browser;
const consentKeys: readonly string[] = ['consent', 'consent-meta'];

/** What the site stores in this browser, with purposes and delete buttons. */
export function InThisBrowser() {
  const [deleted, setDeleted] = useState('');
  // Re-renders with every consent choice, because that changes the storage.
  useConsent();
  const { local, session, cookie } = storedNow();
  const names = [...new Set([...local, ...session, ...cookie])].sort();
  // The two consent entries are shown and deleted together.
  const rows = names
    .filter((name) => name !== 'consent-meta' || !names.includes('consent'))
    .map((name) => (name === 'consent' ? names.filter((other) => consentKeys.includes(other)) : [name]))
    .map((row) => ({
      names: row,
      key: row.join(', '),
      entry: browserStorage.find((entry) => entry.names.some((name) => row.includes(name))),
    }));
  const forget = (row: (typeof rows)[number]) => {
    for (const name of row.names) deleteStored(name);
    setDeleted(words.deleted(row.key));
    document.getElementById('browser')?.focus({ preventScroll: true });
  };
  return (
    <Section id="browser" title={words.title} lead={words.text}>
      {rows.length === 0 && <p className={css.nothing}>{words.none}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={css.row}>
            <div>
              <h3 className={thing}>{row.entry?.title ?? row.key}</h3>
              {row.entry && <StoredNames names={row.names} />}
              <p className={css.about}>{row.entry?.text ?? words.foreign}</p>
            </div>
            {row.names.includes('user') ? (
              <span className={css.about}>{words.needed}</span>
            ) : (
              <Button size="s" aria-label={`${words.delete} ${row.key}`} onClick={() => forget(row)}>
                {words.delete}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={css.status} role="status">
        {deleted}
      </p>
    </Section>
  );
}
