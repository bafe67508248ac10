import type { ReactNode } from 'react';
import * as css from './notes.css';

/** An explanation of one place of a figure. */
export interface Note {
  title: string;
  text: string;
}

interface NotesProps {
  /** Numbered from 1: the first half is left of the figure, the rest right of it. */
  notes: readonly Note[];
  /** The figure, with a number at each place. */
  children: ReactNode;
}

/** A figure between numbered notes; on a narrow screen they are below it. */
export function Notes({ notes, children }: NotesProps) {
  const half = Math.ceil(notes.length / 2);
  return (
    <div className={css.grid}>
      <div className={css.figure}>{children}</div>
      <Column notes={notes.slice(0, half)} start={1} />
      <Column notes={notes.slice(half)} start={half + 1} />
    </div>
  );
}

const Column = ({ notes, start }: { notes: readonly Note[]; start: number }) => (
  <ol className={css.notes} start={start}>
    {notes.map(({ title, text }, at) => (
      <li key={title} className={css.note}>
        <span className={css.number}>{start + at}</span>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ol>
);
