import type { Swatch } from '../../src/content/article.ts';

interface NamedColour {
  name: string;
  code: string;
}

const colour = /^(.+) (#[0-9A-Fa-f]{6})$/;
/** The minimum contrast of text, by WCAG AA. */
const READABLE = 4.5;

/**
 * Parses a line of a palette: share, name and code of a colour, then the colours for text on it.
 * `5 Crust brown #371B10, flour #F7EEDF, white #FFFFFF`
 */
export function parseSwatch(line: string): Swatch {
  const [, parts, rest = ''] = /^([1-9]) (.+)$/.exec(line.trim()) ?? [];
  const [background, ...inks] = rest.split(', ').map((part): NamedColour | undefined => {
    const [, name, code] = colour.exec(part) ?? [];
    return name && code ? { name, code } : undefined;
  });
  const known = inks.filter((ink) => ink !== undefined);
  if (!parts || !background || known.length === 0 || known.length < inks.length) {
    throw new Error(
      `A line of a palette is the share, name and code of a colour, then the colours for text on it: "5 Brown #371B10, white #FFFFFF". This isn’t: ${line}`,
    );
  }
  const { name, code } = background;
  const contrasts = known.map((ink) => ({ with: ink.name, ratio: contrast(code, ink.code) }));
  // Colours for large text only have too little contrast for the palette’s own labels.
  const ink = [...known.map((each) => each.code), '#000000', '#FFFFFF'].find(
    (each) => contrast(code, each) >= READABLE,
  );
  return { name, code, parts: Number(parts), ink: ink ?? '#000000', contrasts };
}

/** The contrast ratio of two colours by WCAG, 1 to 21, rounded to one decimal. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

function luminance(code: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
