import type { Person } from '../../../content/people.ts';
import * as css from './people.css';

const files = import.meta.glob<string>('../../../content/portraits/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A face, 4:5. */
export function Portrait({ of: { name, portrait } }: { of: Person }) {
  const src = files[`../../../content/portraits/${portrait}`];
  if (!src) throw new Error(`src/content/people.ts: there is no portrait ${portrait} in src/content/portraits`);
  return (
    <span className={css.portrait}>
      <img className={css.face} src={src} width={640} height={800} alt={`Portrait: ${name}`} loading="lazy" />
    </span>
  );
}
