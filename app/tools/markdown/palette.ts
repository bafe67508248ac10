import type { Swatch } from '../../src/content/article.ts';

interface Named {
  name: string;
  code: string;
}

const colour = /^(.+) (#[0-9A-Fa-f]{6})$/;
/** Contrast that text needs. */
const READABLE = 4.5;

/**
 * Reads a line of a palette: its share, its name and code, and the colours that words on it may have.
 * `5 Crust brown #371B10, flour #F7EEDF, white #FFFFFF`
 */
export function swatch(line: string): Swatch {
  const [, parts, rest = ''] = /^([1-9]) (.+)$/.exec(line.trim()) ?? [];
  const [own, ...inks] = rest.split(', ').map((part): Named | undefined => {
    const [, name, code] = colour.exec(part) ?? [];
    return name && code ? { name, code } : undefined;
  });
  const known = inks.filter((ink) => ink !== undefined);
  if (!parts || !own || known.length === 0 || known.length < inks.length) {
    throw new Error(
      `A colour is its share, its name and its code, then the colours of words on it: "5 Brown #371B10, white #FFFFFF". This isn’t: ${line}`,
    );
  }
  const { name, code } = own;
  const contrasts = known.map((ink) => ({ with: ink.name, ratio: contrast(code, ink.code) }));
  // Colours for large words only are too pale for the words of the palette itself.
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
