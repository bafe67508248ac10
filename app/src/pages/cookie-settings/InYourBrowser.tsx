import { storedNow } from '../../api/stored.ts';
import { browserStorage } from '../../content/browserStorage.ts';
import { consentWords } from '../../content/consent.ts';
import * as css from '../../shell/consent/consentSettings.css';
import { useConsent } from '../../shell/consent/useConsent.ts';
import { StoredNames } from '../../shell/StoredNames';
import { name as titleClass } from '../../shell/style/listRow.css';
import { useHydrated } from '../../shell/tool/useHydrated.ts';

const words = consentWords.page.now;
const tagWords = { none: words.noContainer, waiting: words.notLoaded, loaded: words.loaded } as const;

/** What is stored in this browser now, with purposes. */
export function InYourBrowser() {
  const hydrated = useHydrated();
  // Re-renders with every consent choice, because that changes the storage.
  useConsent();
  if (!hydrated) return null;
  const { tagManager, ...stored } = storedNow();
  const names = [...new Set(Object.values(stored).flat())];
  const known = browserStorage.filter((entry) => entry.names.some((name) => names.includes(name)));
  const unlisted = names.filter((name) => !browserStorage.some((entry) => entry.names.includes(name)));
  const rows = [
    ...known.map(({ title, names: own, text }) => ({ title, names: own.filter((name) => names.includes(name)), text })),
    ...unlisted.map((name) => ({ title: name, names: [], text: words.foreign })),
    { title: words.tags, names: [], text: tagWords[tagManager] },
  ];
  return (
    <ul>
      {rows.map(({ title, names, text }) => (
        <li key={title} className={css.entry}>
          <div>
            <h3 className={titleClass}>{title}</h3>
            {names.length > 0 && <StoredNames names={names} />}
          </div>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
