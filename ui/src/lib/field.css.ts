import { vars } from '../theme/tokens.css';
import { shared } from './layered';

/** Shared styles of all labelled fields. */
export const field = shared({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minInlineSize: 0,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  overflowWrap: 'anywhere',
});

export const label = shared({
  justifySelf: 'start',
  fontSize: vars.text.small,
  fontWeight: 560,
  lineHeight: 1.45,
  // Screen readers say "required" instead.
  selectors: { '&[data-required]::after': { content: '" *" / ""' } },
});

export const hint = shared({ margin: 0, fontSize: vars.text.fine, lineHeight: 1.45, color: vars.color.quiet });

export const error = shared({
  display: 'flex',
  gap: '7px',
  margin: 0,
  fontSize: vars.text.fine,
  lineHeight: 1.45,
  fontWeight: 500,
  color: vars.color.alarm,
});

export const errorMark = shared({ flex: 'none', marginBlockStart: '.22em' });
