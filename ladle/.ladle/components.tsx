import '@fontsource-variable/instrument-sans';
import '@fontsource-variable/noto-sans-arabic';
import { ActionType, type ArgTypes, type GlobalProvider, type GlobalState, type SourceHeader } from '@ladle/react';
import { useEffect, useRef, useState } from 'react';
import '../../ui/src/theme/reset.css';
import '../../ui/src/theme/agency.css';
import './brands.css';
import './chrome.css';
import './layouts.css';
import { brands } from '../brands';
import { emulate } from './emulate';
import { Frames, type Selection, selections } from './Frames';
import { type Note, noteOf } from './notes';
import { bleeding, fitted, note as noteStyle, padded } from './stage.css';

/** The controls of every story, beside Ladle's own for scheme, width and direction. */
export const argTypes: ArgTypes = {
  brand: { name: 'Brand', control: { type: 'radio' }, options: brands, defaultValue: brands[0] },
  sideBySide: { name: 'Side by side', control: { type: 'radio' }, options: selections, defaultValue: selections[0] },
  text: { name: 'Text size', control: { type: 'radio' }, options: ['100%', '200%'], defaultValue: '100%' },
  reducedMotion: { name: 'Reduced motion', control: { type: 'boolean' }, defaultValue: false },
  forcedColours: { name: 'Forced colours, roughly', control: { type: 'boolean' }, defaultValue: false },
};

/** The last values of the controls, which Ladle resets with each story. */
let last: Pick<GlobalState, 'story' | 'control'> | undefined;

/** The frame of a story. Its document gets scheme, direction and controls, also inside the iframe of a chosen width. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const stage = useRef<HTMLDivElement>(null);
  const { theme, rtl, control, controlInitialized, story, width, mode } = globalState;
  const { brand, sideBySide, text, reducedMotion, forcedColours } = control;
  const selection = (sideBySide?.value ?? 'Off') as Selection;
  // Controls begin when a story is first rendered; until then it renders nothing.
  const framed = controlInitialized && mode === 'full' && (selection !== 'Off' || storyMeta?.ownWindow === true);
  // This page is in one of the frames, and reports its height to it.
  const frame = window.frameElement?.hasAttribute('data-fits') ? (window.frameElement as HTMLElement) : undefined;

  useEffect(() => {
    if (!controlInitialized) return;
    const kept = last?.story === story ? undefined : last?.control;
    last = { story, control };
    if (!kept) return;
    const value = Object.fromEntries(
      Object.entries(control).map(([name, one]) => [name, { ...one, value: kept[name]?.value ?? one.value }]),
    );
    dispatch({ type: ActionType.UpdateControl, value });
  }, [story, control, controlInitialized, dispatch]);

  useEffect(() => {
    const page = stage.current?.ownerDocument.documentElement;
    if (!page) return;
    page.dataset.theme = theme;
    page.dataset.brand = brand?.value;
    page.dir = rtl ? 'rtl' : 'ltr';
    page.lang = 'en';
    page.style.fontSize = text?.value ?? '';
  }, [theme, rtl, brand?.value, text?.value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another story or iframe has its own stylesheets.
  useEffect(() => {
    const page = stage.current?.ownerDocument;
    if (!page) return;
    const preferences = { forcedColours: forcedColours?.value === true, reducedMotion: reducedMotion?.value === true };
    const apply = () => emulate(page, preferences);
    apply();
    // Stylesheets of an iframe load later.
    page.addEventListener('load', apply, true);
    return () => page.removeEventListener('load', apply, true);
  }, [forcedColours?.value, reducedMotion?.value, story, width]);

  useEffect(() => {
    if (!frame || !stage.current) return;
    const fit = new ResizeObserver(([entry]) => {
      frame.style.blockSize = `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
    });
    fit.observe(stage.current);
    return () => fit.disconnect();
  }, [frame]);

  const [note, setNote] = useState<{ story: string; note: Note | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    if (mode === 'full') noteOf(story).then((note) => isCurrent && setNote({ story, note }));
    return () => {
      isCurrent = false;
    };
  }, [story, mode]);

  if (framed) return <Frames state={globalState} selection={selection} fits={!storyMeta?.ownWindow} />;
  return (
    <>
      <div ref={stage} data-stage className={`${storyMeta?.bleeds ? bleeding : padded} ${frame ? fitted : ''}`}>
        {children}
      </div>
      {note?.note && note.story === story && mode === 'full' && !frame ? (
        <p className={noteStyle}>
          {note.note.text} {note.note.page ? <a href={note.note.page}>Documentation</a> : null}
        </p>
      ) : null}
    </>
  );
};

/** Above the source of a story: its file, and a way to copy it. */
export const StorySourceHeader: SourceHeader = ({ path }) => {
  const header = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'' | 'Copied' | 'Select the text to copy it'>('');
  const copy = () => {
    const lines = header.current?.nextElementSibling?.children ?? [];
    // Each line is its number and its text; an empty one is a line break.
    const source = Array.from(lines, (line) => line.lastElementChild?.textContent?.replace('\n', '') ?? '').join('\n');
    navigator.clipboard.writeText(`${source}\n`).then(
      () => setCopied('Copied'),
      () => setCopied('Select the text to copy it'),
    );
  };
  return (
    <div ref={header} className="ladle-source-header">
      <code className="ladle-code">{path.split('/').at(-1)}</code>{' '}
      <button type="button" className="ladle-button" onClick={copy}>
        Copy
      </button>{' '}
      <span role="status">{copied}</span>
    </div>
  );
};
