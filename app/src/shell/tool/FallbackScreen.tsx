import { Button } from '@agency-site/ui/Button';
import type { ReactNode } from 'react';
import lostKnot from '../../content/drawings/lost-knot.svg?raw';
import { InlineDrawing } from '../art/Drawing';
import { Brand } from '../frame/Brand';
import { wrap } from '../frame/Frame.css';
import { BackIcon } from '../icons';
import {
  actions,
  art,
  button,
  middle,
  quietButton,
  screen,
  title as titleStyle,
  top,
  words,
} from './FallbackScreen.css';

interface FallbackScreenProps {
  title: string;
  text: string;
  /** Whether to offer a reload. */
  canRetry?: boolean;
  /** Below the buttons. */
  children?: ReactNode;
}

/** The not-found and error screens. Never hydrated. */
export function FallbackScreen({ title, text, canRetry, children }: FallbackScreenProps) {
  return (
    <div className={screen}>
      <header className={`${wrap} ${top}`}>
        <Brand />
      </header>
      <main className={`${wrap} ${middle}`} id="main" tabIndex={-1}>
        <div>
          <h1 className={titleStyle}>{title}</h1>
          <p className={words}>{text}</p>
          <div className={actions}>
            <Button className={button} data-go="back">
              <BackIcon />
              Go Back
            </Button>
            {canRetry && (
              <Button className={quietButton} data-go="again">
                Try again
              </Button>
            )}
          </div>
          {children}
        </div>
        <InlineDrawing className={art} file={lostKnot} label="A knot of three strands; one strand has come loose" />
      </main>
    </div>
  );
}
