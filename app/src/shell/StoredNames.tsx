import * as css from './storedNames.css';

/** What a computer calls a thing: names of entries in the browser's storage. */
export const StoredNames = ({ names }: { names: readonly string[] }) => (
  <span className={css.names}>
    {names.map((name) => (
      <code key={name} className={css.name}>
        {name}
      </code>
    ))}
  </span>
);
