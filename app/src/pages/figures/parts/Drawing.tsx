import * as css from './drawing.css';
import { drawingFile, type PartProps } from './Part';

interface DrawingProps extends Omit<PartProps, 'id' | 'transform'> {
  /** Shows a part of it. */
  viewBox?: string;
  /** What it shows; without it, it is decorative. */
  label?: string;
}

/** A drawing in the page itself: its colours follow the colour scheme, its words have the font of the page. */
export function Drawing({ of, words, className = css.drawing, viewBox, label }: DrawingProps) {
  const file = drawingFile(of, words);
  return (
    <svg
      className={className}
      viewBox={viewBox ?? file.viewBox}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
      dangerouslySetInnerHTML={{ __html: file.content }}
    />
  );
}
