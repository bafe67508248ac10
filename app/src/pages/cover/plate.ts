import { vars } from '@agency-site/ui/theme';

/**
 * A frame around a picture. The hairline inside its edge separates pale pictures from the page. It follows the colour scheme;
 * the picture doesn't.
 */
export const plateStyle = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.r1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px light-dark(#1b12331a, #ffffff1f)',
    pointerEvents: 'none',
  },
} as const;
