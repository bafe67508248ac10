import { Html } from './html.ts';

/** The site's colours, light and dark. E-mail clients don't support custom properties. */
const colors = {
  ink: ['#1b1233', '#f4f1fb'],
  quiet: ['#5f5778', '#aea6c8'],
  line: ['#e2deec', '#2f2848'],
  paper: ['#fafafd', '#120d20'],
  raised: ['#ffffff', '#1a142c'],
  sunk: ['#f3f1f9', '#0d0918'],
  /** Under a logo, whose letters may be dark. */
  tile: ['#fafafd', '#ffffff'],
  brand: ['#5a2bd0', '#b39bff'],
  accent: ['#a0480a', '#ffb970'],
  strandA: ['#7a2be0', '#b58cff'],
  strandB: ['#4c43e4', '#8f97ff'],
  strandC: ['#1f5ce8', '#6fa4ff'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Color = keyof typeof colors;

/** Text sizes and line heights in pixels. */
const sizes = {
  title: [28, 34],
  large: [21, 28],
  heading: [17, 24],
  body: [16, 26],
  row: [16, 22],
  small: [14, 22],
  fine: [13, 20],
} as const;

export interface Look {
  text?: Color;
  size?: keyof typeof sizes;
  fill?: Color;
  /** A border of one pixel. */
  border?: { color: Color; side?: 'top' | 'bottom' };
  /** Further declarations. */
  style?: string;
  /** A class for narrow screens. */
  name?: 'sheet' | 'title';
}

const properties = { text: 'color', fill: 'background-color', border: 'border-color' } as const;
const names = Object.keys(colors) as Color[];
const kinds = Object.keys(properties) as (keyof typeof properties)[];

/**
 * The attributes of an element. Everything is in its style, because some clients drop style sheets; the classes are for
 * the dark scheme.
 */
export function look({ text, size, fill, border, style, name }: Look): Html {
  const [pixels, height] = size ? sizes[size] : [];
  const declarations = [
    size && `font-family:Arial,Helvetica,sans-serif;font-size:${pixels}px;line-height:${height}px;${exactLines}`,
    text && `color:${colors[text][0]}`,
    fill && `background-color:${colors[fill][0]}`,
    border && `border${border.side ? `-${border.side}` : ''}:1px solid ${colors[border.color][0]}`,
    style,
  ];
  const classes = [name, text && `text-${text}`, fill && `fill-${fill}`, border && `border-${border.color}`];
  const attribute = (name: string, values: readonly (string | undefined)[], separator: string) => {
    const filled = values.filter(Boolean);
    return filled.length > 0 ? ` ${name}="${filled.join(separator)}"` : '';
  };
  return new Html(attribute('class', classes, ' ') + attribute('style', declarations, ';'));
}

/** Without it, Outlook treats a line height as a minimum. */
export const exactLines = 'mso-line-height-rule:exactly';

const dark = (prefix: string, wanted: readonly (keyof typeof properties)[]) =>
  wanted
    .flatMap((kind) =>
      names.map((name) => `${prefix}.${kind}-${name}{${properties[kind]}:${colors[name][1]}!important}`),
    )
    .join('');

/** The query of the dark scheme in the first style sheet. */
export const darkScheme = '@media (prefers-color-scheme:dark)';

/**
 * The dark scheme: for clients that follow the system, and for Outlook on the web, which marks what it recolours.
 * Gmail drops a whole style sheet if it doesn't know one selector, so there are two.
 */
export const styleSheets: readonly Html[] = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
${darkScheme}{${dark('', kinds)}}
@media (max-width:480px){.sheet{padding:24px 20px 28px!important}.title{font-size:25px!important;line-height:30px!important}}`,
  dark('[data-ogsc] ', ['text', 'border']) + dark('[data-ogsb] ', ['fill']),
].map((css) => new Html(css));
