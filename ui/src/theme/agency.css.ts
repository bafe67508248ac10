import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css';
import { vars } from './tokens.css';

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
const ease = 'cubic-bezier(.2, .7, .2, 1)';

/** The default theme. `light-dark()` holds both colour schemes, so components need not know which one is active. */
createGlobalTheme(':root', vars, {
  '@layer': themeLayer,
  color: {
    ink: both('#1b1233', '#f4f1fb'),
    quiet: both('#5f5778', '#aea6c8'),
    line: both('#e2deec', '#2f2848'),
    edge: both('#8a82a2', '#7d749d'),
    paper: both('#fafafd', '#120d20'),
    raised: both('#ffffff', '#1a142c'),
    sunk: both('#f3f1f9', '#0d0918'),
    brand: both('#5a2bd0', '#b39bff'),
    brandTint: both('#f6f3ff', '#231a40'),
    onBrand: '#ffffff',
    accent: both('#a0480a', '#ffb970'),
    accentTint: both('#fff0de', '#37230f'),
    alarm: both('#bb1f3a', '#ff8f9c'),
    alarmTint: both('#fdeff1', '#351421'),
    success: both('#0d7350', '#63d8a8'),
    focus: both('#2457e6', '#8fb2ff'),
    night: both('#1b1233', '#1a1331'),
    onNight: '#f4f1fb',
    quietNight: '#b9b0d6',
    lineNight: '#3d3160',
    strandA: both('#7a2be0', '#b58cff'),
    strandB: both('#4c43e4', '#8f97ff'),
    strandC: both('#1f5ce8', '#6fa4ff'),
  },
  gradient: {
    brand: 'linear-gradient(135deg, #7a2be0, #1f5ce8)',
    edge: `linear-gradient(135deg, ${vars.color.strandA}, ${vars.color.strandC})`,
  },
  space: {
    s1: '8px',
    s2: '16px',
    s3: '24px',
    s4: '32px',
    s5: '48px',
    s6: '64px',
    s7: '96px',
    s8: '128px',
    section: 'clamp(40px, 4.9vw, 76px)',
    gutter: 'clamp(20px, 4vw, 48px)',
  },
  size: { control: '52px', day: '3.5rem', card: '24px' },
  radius: { r1: '4px', r2: '12px', r3: '20px' },
  font: { family: '"Instrument Sans Variable", "Instrument Sans Fallback", Arial, sans-serif' },
  text: {
    display: 'clamp(2.5rem, 1.78rem + 3.05vw, 4.5rem)',
    h1: 'clamp(2rem, 1.64rem + 1.53vw, 3rem)',
    h2: 'clamp(1.5rem, 1.27rem + .95vw, 2.125rem)',
    h3: 'clamp(1.1875rem, 1.14rem + .2vw, 1.3125rem)',
    lead: 'clamp(1.125rem, 1.06rem + .28vw, 1.3125rem)',
    body: 'clamp(1rem, .96rem + .18vw, 1.125rem)',
    ui: '.9375rem',
    small: '.875rem',
    fine: '.8125rem',
  },
  shadow: {
    float: `0 1px 2px ${both('#1b12330a', '#0006')}, 0 12px 32px -8px ${both('#1b12331f', '#0009')}, 0 40px 80px -32px ${both('#3b1f8a2e', '#000c')}`,
    hover: `0 1px 2px ${both('#1b12330a', '#0006')}, 0 10px 24px -12px ${both('#1b123330', '#000a')}`,
    press: 'inset 0 1px 0 #ffffff2e, 0 1px 2px #1b123340',
    dock: `0 -12px 32px -16px ${both('#1b123333', '#000c')}`,
  },
  motion: { fast: `140ms ${ease}`, slow: `240ms ${ease}` },
  width: { content: '1200px', reading: '720px' },
});

/** On the root element, or on any other for what is inside: a back office, a dense form. */
globalStyle('[data-density=compact]', {
  '@layer': {
    [themeLayer]: { vars: { [vars.size.control]: '40px', [vars.size.day]: '2.75rem', [vars.size.card]: '16px' } },
  },
});

/** The scheme follows the system, or `data-theme` on the root element. */
globalStyle(':root', { '@layer': { [themeLayer]: { colorScheme: 'light dark' } } });
globalStyle(':root[data-theme=light]', { '@layer': { [themeLayer]: { colorScheme: 'light' } } });
globalStyle(':root[data-theme=dark]', { '@layer': { [themeLayer]: { colorScheme: 'dark' } } });
