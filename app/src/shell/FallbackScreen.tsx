import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { Brand } from './Brand';
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
import { wrap } from './Frame.css';
import { BackIcon } from './icons';

/** The picture is fetched when it is needed; where even that cannot be had, the words stand alone. */
const LostKnot = lazy<ComponentType<{ className: string }>>(() =>
  import('./art/LostKnot').then(
    ({ LostKnot }) => ({ default: LostKnot }),
    () => ({ default: () => null }),
  ),
);

interface FallbackScreenProps {
  title: string;
  text: string;
  /** Tries to draw the page again. Absent where trying again cannot help. */
  onRetry?: () => void;
}

/** What a visitor sees in place of a page that is not there, or that could not be drawn. */
export function FallbackScreen({ title, text, onRetry }: FallbackScreenProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Opened from a link in a mail there is nothing to go back to.
  const goBack = () => (key === 'default' && window.history.length < 2 ? navigate(paths.home) : navigate(-1));
  return (
    <div className={screen}>
      <header className={`${wrap} ${top}`}>
        <Brand tone="white" />
      </header>
      <main className={`${wrap} ${middle}`} id="main" tabIndex={-1}>
        <div>
          <h1 className={titleStyle}>{title}</h1>
          <p className={words}>{text}</p>
          <div className={actions}>
            <button type="button" className={button} onClick={goBack}>
              <BackIcon />
              Go Back
            </button>
            {onRetry && (
              <button type="button" className={quietButton} onClick={onRetry}>
                Try again
              </button>
            )}
          </div>
        </div>
        <Suspense fallback={null}>
          <LostKnot className={art} />
        </Suspense>
      </main>
    </div>
  );
}
