import { storedNow } from '../../api/stored.ts';
import { browserStorage } from '../../content/browserStorage.ts';
import { consentWords } from '../../content/consent.ts';
import { paths } from '../../content/links/paths.ts';
import { Answers } from '../../shell/consent/Answers';
import { Answer, useConsent } from '../../shell/consent/CurrentConsent';
import * as css from '../../shell/consent/consentSettings.css';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { notify } from '../../shell/notices/notices.ts';
import { PageMeta } from '../../shell/PageMeta';
import { StoredNames } from '../../shell/StoredNames';
import { name as titleClass } from '../../shell/style/listRow.css';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { Intro } from '../text/Intro';
import { Section } from '../text/Section';
import { ruled } from '../text/Section.css';
import { Spans } from '../text/Spans';

const words = consentWords.page;

/** The cookie settings: the switches, the visitor's answer, and a button to withdraw it. */
export function Component() {
  const hydrated = useHydrated();
  const { choices } = useConsent();
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Intro path={paths.consent} heading={words.heading} lead={<Spans words={words.lead} />}>
        {words.switches.lead}
      </Intro>
      <Section id="choice" title={words.switches.title}>
        <noscript>
          <p className={css.note}>{words.switches.withoutScripts}</p>
        </noscript>
        {/* Hidden until hydration, because the switches would have no effect. */}
        <fieldset className={css.fields} disabled={!hydrated} aria-label={words.title}>
          <div className={ruled}>
            <PurposeRows />
          </div>
          <Answers choices={choices} onAnswer={() => notify({ tone: 'success', text: consentWords.done })} />
        </fieldset>
      </Section>
      <Section id="answer" title={words.answer.title}>
        <div className={ruled}>
          <Answer />
        </div>
      </Section>
      <Section id="now" title={words.now.title} lead={words.now.lead}>
        <div className={ruled}>
          <InYourBrowser />
        </div>
      </Section>
    </>
  );
}

const { now } = words;
const tagWords = { none: now.noContainer, waiting: now.notLoaded, loaded: now.loaded } as const;

/** What is stored in this browser now, with purposes. */
function InYourBrowser() {
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
    ...unlisted.map((name) => ({ title: name, names: [], text: now.foreign })),
    { title: now.tags, names: [], text: tagWords[tagManager] },
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
