import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../ui/src/theme/tokens.css';

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
const { color, gradient, radius } = vars;

// Two invented agencies. Each is what a user of the library would write: values for some of the tokens, and no other rules.

globalStyle(':root[data-brand=Tidewater]', {
  vars: {
    [color.ink]: both('#10231f', '#eaf4f0'),
    [color.quiet]: both('#4d625c', '#9fb8b0'),
    [color.line]: both('#d8e4df', '#24403a'),
    [color.edge]: both('#74897f', '#6d8b82'),
    [color.paper]: both('#f8fbf9', '#0b1613'),
    [color.raised]: both('#ffffff', '#12211d'),
    [color.sunk]: both('#edf4f0', '#07100e'),
    [color.brand]: both('#0a6b55', '#63d6b4'),
    [color.brandTint]: both('#e9f7f1', '#0f3027'),
    [color.accent]: both('#8a4b00', '#f3bd6b'),
    [color.accentTint]: both('#fdf1dc', '#33240c'),
    [color.focus]: both('#0b62b8', '#86c3ff'),
    [color.strandA]: both('#0a7d5e', '#63d6b4'),
    [color.strandB]: both('#0b7280', '#68cadb'),
    [color.strandC]: both('#0d639c', '#78bdf0'),
    [gradient.brand]: 'linear-gradient(135deg, #0a7358, #0d639c)',
    [radius.r1]: '0',
    [radius.r2]: '0',
    [radius.r3]: '0',
    [vars.font.family]: 'Charter, Georgia, "Liberation Serif", serif',
  },
});

globalStyle(':root[data-brand=Foundry]', {
  vars: {
    [color.ink]: both('#221a15', '#f8f0ea'),
    [color.quiet]: both('#6a5b50', '#bfae9f'),
    [color.line]: both('#eae0d6', '#43362c'),
    [color.edge]: both('#93816f', '#8d7b6b'),
    [color.paper]: both('#fffcf8', '#171210'),
    [color.raised]: both('#ffffff', '#201a16'),
    [color.sunk]: both('#f8f1e8', '#0f0b09'),
    [color.brand]: both('#a8330b', '#ffa37c'),
    [color.brandTint]: both('#fff2ea', '#3d1e11'),
    [color.accent]: both('#5d5a00', '#e3dd6a'),
    [color.accentTint]: both('#f8f6d2', '#2c2b0c'),
    [color.focus]: both('#1a1a1a', '#ffe08a'),
    [color.strandA]: both('#b8380c', '#ffa37c'),
    [color.strandB]: both('#a52f4b', '#ff98ad'),
    [color.strandC]: both('#8a2c6d', '#f09ad8'),
    [gradient.brand]: 'linear-gradient(135deg, #b8380c, #8a2c6d)',
    [radius.r1]: '10px',
    [radius.r2]: '20px',
    [radius.r3]: '28px',
    [vars.font.family]: 'system-ui, "Liberation Sans", sans-serif',
  },
});
