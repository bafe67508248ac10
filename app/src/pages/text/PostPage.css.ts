import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desktop, phone, tablet } from '../../shell/style/media.ts';
import { hideUntilLoaded } from '../../shell/style/shared.ts';

const { color, space, text } = vars;

export const head = style({ selectors: hideUntilLoaded });

export const title = style({ maxWidth: '13em' });

export const lead = style({ maxWidth: '36em', marginBlockStart: 20 });

export const topics = style({ marginBlockEnd: 8, color: color.quiet, fontSize: text.small });

export const facts = style({ marginBlock: `18px ${space.s4}` });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: `${space.s4} ${space.s3}`,
  paddingBlock: 'clamp(40px, 5vw, 64px) clamp(56px, 6vw, 88px)',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block', paddingBlock: 20 } },
});

/** Sticky beside the text. Browsers that can tell mark the part in view. */
export const contents = style({
  scrollTargetGroup: 'auto',
  position: 'sticky',
  insetBlockStart: 104,
  maxWidth: 280,
  '@media': { [tablet]: { position: 'static', maxWidth: 'none' }, [phone]: { display: 'none' } },
});

globalStyle(`${contents} a`, { '@media': { [desktop]: { marginInlineStart: -14, paddingInlineStart: 14 } } });
globalStyle(`${contents} a:target-current`, {
  '@media': {
    [desktop]: { paddingInlineStart: 12, borderInlineStart: `2px solid ${color.strandB}`, color: color.ink },
  },
});

export const prose = style({ maxWidth: 720 });
globalStyle(`${prose} > :first-child`, { fontSize: text.lead, letterSpacing: '-.006em', lineHeight: 1.5 });
globalStyle(`${prose} > nav`, { marginBlockStart: space.s5, lineHeight: 1.4 });

/** A drawing or a picture between paragraphs. */
export const figure = style({ marginBlock: 32 });

export const picture = style({ display: 'block', width: '100%', height: 'auto', borderRadius: vars.radius.r1 });
globalStyle(`${picture} + figcaption, picture:has(> ${picture}) + figcaption`, { marginBlockStart: 10 });

/** A sentence of the text, set large. */
export const pull = style({
  maxWidth: '24em',
  paddingInlineStart: 24,
  borderInlineStart: '2px solid',
  borderImage: `${vars.gradient.edge} 1`,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
  fontWeight: 480,
  letterSpacing: '-.028em',
  lineHeight: 1.2,
});
globalStyle(`${prose} > ${pull}`, { marginBlock: '1.2em' });
globalStyle(`${prose} > ${pull} + p`, { marginBlockStart: 0 });

export const which = style({ marginBlock: '12px 2px', color: color.quiet, fontSize: text.small });
