import { Button } from '@agency-site/ui/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DialogButton } from './buttons';
import { LimitedField } from './LimitedField';
import * as css from './markdownField.css.ts';
import { PictureDialog } from './PictureDialog';

/** What a button of the toolbar puts around the selected words, or before each selected line. */
interface Mark {
  label: string;
  /** What is written without a selection. */
  usual: string;
  around: (selected: string) => string;
  /** Whether it makes paragraphs of their own. */
  isBlock?: boolean;
}

const lines = (start: (at: number) => string) => (text: string) =>
  text
    .split('\n')
    .map((line, at) => start(at) + line)
    .join('\n');

const marks: readonly Mark[] = [
  { label: 'Bold', usual: 'bold', around: (text) => `**${text}**` },
  { label: 'Italic', usual: 'italic', around: (text) => `*${text}*` },
  { label: 'Link', usual: 'words', around: (text) => `[${text}](https://)` },
  { label: 'Heading', usual: 'Heading', around: (text) => `## ${text}`, isBlock: true },
  { label: 'List', usual: 'First', around: lines(() => '- '), isBlock: true },
  { label: 'Numbers', usual: 'First', around: lines((at) => `${at + 1}. `), isBlock: true },
  { label: 'Quote', usual: 'Quoted words', around: lines(() => '> '), isBlock: true },
];

/** Replaces the selection as if it had been typed, so that the browser can undo it. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A block of its own: with an empty line before and after it, where text is. */
function typeBlock(area: HTMLTextAreaElement, text: string): void {
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const gap = (words: string, isFree: boolean) => (words.trim() === '' || isFree ? '' : '\n\n');
  typeInto(area, gap(before, before.endsWith('\n\n')) + text + gap(after, after.startsWith('\n\n')));
}

interface MarkdownFieldProps {
  label: string;
  value: string;
  /** Most characters. */
  limit: number;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether it may have pictures. */
  hasPictures?: boolean;
  onValueChange: (value: string) => void;
}

/** A text in Markdown, with buttons that write its marks around what is selected. */
export function MarkdownField({ label, hasPictures, ...field }: MarkdownFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const area = () => box.current?.querySelector('textarea');
  const put = ({ usual, around, isBlock }: Mark) => {
    const text = area();
    if (!text) return;
    const selected = text.value.slice(text.selectionStart, text.selectionEnd);
    (isBlock ? typeBlock : typeInto)(text, around(selected || usual));
    if (selected !== '') return;
    // What is typed next takes its place.
    const at = text.value.lastIndexOf(usual, text.selectionEnd);
    text.setSelectionRange(at, at + usual.length);
  };
  return (
    <div ref={box} className={css.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would disable what is in it with the fields around */}
      <div role="group" aria-label="Formatting" className={css.marks}>
        {marks.map((mark) => (
          <Button key={mark.label} size="s" onClick={() => put(mark)}>
            {mark.label}
          </Button>
        ))}
        {hasPictures ? (
          <DialogButton
            size="s"
            dialog={(onClose) => (
              <PictureDialog
                hasCaption
                onClose={onClose}
                onPicture={(markdown) => {
                  // An open dialog keeps the focus.
                  flushSync(onClose);
                  const text = area();
                  if (!text) return;
                  text.setSelectionRange(text.selectionEnd, text.selectionEnd);
                  typeBlock(text, markdown);
                }}
              />
            )}
          >
            Picture
          </DialogButton>
        ) : null}
      </div>
      <LimitedField multiline label={label} className={css.text} {...field} />
    </div>
  );
}
