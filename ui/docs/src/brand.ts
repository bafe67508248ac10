/** The inputs of the theme editor. Colours are hex. */
export interface Brand {
  brandLight: string;
  brandDark: string;
  tintLight: string;
  tintDark: string;
  /** The gradient of the main button. */
  from: string;
  to: string;
  onBrand: string;
  /** A `font-family`; empty for the default. */
  font: string;
  /** In px. */
  corners: number;
}

/** A custom property and its value. */
export type Property = readonly [name: string, value: string];

/** A sample brand. */
export const start: Brand = {
  brandLight: '#0a6b3d',
  brandDark: '#6fd9a6',
  tintLight: '#eefaf3',
  tintDark: '#10291d',
  from: '#0a7d45',
  to: '#0a6f7d',
  onBrand: '#ffffff',
  font: '',
  corners: 6,
};

/** The custom properties of a brand. Edges and the focus ring are derived from its colours. */
export function propertiesOf(brand: Brand): Property[] {
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  return [
    ['--ag-color-brand', both(brand.brandLight, brand.brandDark)],
    ['--ag-color-brand-tint', both(brand.tintLight, brand.tintDark)],
    ['--ag-gradient-brand', `linear-gradient(135deg, ${brand.from}, ${brand.to})`],
    ['--ag-color-on-brand', brand.onBrand],
    ['--ag-color-strand-a', both(brand.from, brand.brandDark)],
    ['--ag-color-strand-b', both(brand.brandLight, brand.brandDark)],
    ['--ag-color-strand-c', both(brand.to, brand.brandDark)],
    ['--ag-color-focus', both(brand.brandLight, brand.brandDark)],
    ...(brand.font ? [['--ag-font-family', brand.font] as const] : []),
    ['--ag-radius-2', `${brand.corners}px`],
  ];
}

/** A style sheet that sets them. */
export const brandCss = (properties: readonly Property[]): string =>
  `:root {\n${properties.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
