import { Button } from '@agency-site/ui/Button';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import theme from '@agency-site/ui/theme.css?raw';
import { type CSSProperties, useState } from 'react';
import { contrasts, type Scheme, schemes } from '../../../check/contrast.ts';

/** A sample brand: the colours that the reader changes. */
const start = {
  brandLight: '#0a6b3d',
  brandDark: '#6fd9a6',
  tintLight: '#eefaf3',
  tintDark: '#10291d',
  from: '#0a7d45',
  to: '#0a6f7d',
  onBrand: '#ffffff',
};
type Colours = typeof start;

const labels: Record<keyof Colours, string> = {
  brandLight: 'Brand, light',
  brandDark: 'Brand, dark',
  tintLight: 'Its tint, light',
  tintDark: 'Its tint, dark',
  from: 'Main button, from',
  to: 'Main button, to',
  onBrand: 'Words on it',
};

const fonts = {
  'Instrument Sans': '',
  'System sans': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
  Verdana: 'Verdana, sans-serif',
};

const defaults = [...theme.matchAll(/(--ag-[\w-]+):\s*([^;}]+)/g)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

/** The custom properties of a brand. Edges and the focus ring are derived from its colours. */
function propertiesOf(brand: Colours, font: string, corners: number): [name: string, value: string][] {
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
    ...(font ? [['--ag-font-family', font] as [string, string]] : []),
    ['--ag-radius-2', `${corners}px`],
  ];
}

/** A few components in a brand and a scheme. */
function Preview({ scheme, properties }: { scheme: Scheme; properties: readonly [string, string][] }) {
  const card = { type: 'radio', name: `tier-${scheme}`, onChange: () => {} } as const;
  return (
    <div className="preview" style={{ colorScheme: scheme, ...Object.fromEntries(properties) } as CSSProperties}>
      <PackageCard {...card} value="full" title="Full System" price="€1,600" badge="Popular" checked />
      <PackageCard {...card} value="one" title="Foundation" price="€800" checked={false} />
      <OrderSummary
        title={scheme === 'light' ? 'In light mode' : 'In dark mode'}
        lines={[{ id: 'full', label: 'Full System', amount: '€1,600' }]}
        total="€1,600"
      >
        <Button tone="primary" wide>
          Order
        </Button>
      </OrderSummary>
    </div>
  );
}

/** Choose the colours of a brand, see them in both schemes with their contrast, and copy the CSS. */
export function ThemeEditor() {
  const [brand, setBrand] = useState(start);
  const [font, setFont] = useState('');
  const [corners, setCorners] = useState(6);
  const properties = propertiesOf(brand, font, corners);
  const changed = new Set(properties.map(([name]) => name));
  const found = contrasts(new Map([...defaults, ...properties])).filter(
    ({ of, on }) => changed.has(`--ag-${of}`) || changed.has(`--ag-${on}`),
  );
  const faint = found.filter(({ enough }) => !enough);
  return (
    <div className="editor not-content">
      <div className="fields">
        {(Object.keys(start) as (keyof Colours)[]).map((name) => (
          <label key={name}>
            <input
              type="color"
              value={brand[name]}
              onChange={({ target }) => setBrand({ ...brand, [name]: target.value })}
            />
            {labels[name]} <code>{brand[name]}</code>
          </label>
        ))}
        <label>
          <select value={font} onChange={({ target }) => setFont(target.value)}>
            {Object.entries(fonts).map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
          Letters
        </label>
        <label>
          <input type="range" max={24} value={corners} onChange={({ target }) => setCorners(target.valueAsNumber)} />
          Corners of cards <code>{corners} px</code>
        </label>
      </div>
      <div className="previews">
        {schemes.map((scheme) => (
          <Preview key={scheme} scheme={scheme} properties={properties} />
        ))}
      </div>
      <p role="status">
        {faint.length === 0
          ? `All ${found.length} pairs of colours have enough contrast, in light and dark.`
          : `${faint.length} of ${found.length} pairs of colours are too faint.`}
      </p>
      <ul>
        {faint.map(({ of, on, scheme, ratio, least, where }) => (
          <li key={`${of} ${on} ${scheme}`}>
            In {scheme} mode, {where}: <code>{of}</code> on <code>{on}</code> has {ratio?.toFixed(1) ?? '?'} : 1 and
            needs {least} : 1.
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <pre tabIndex={0}>{`:root {\n${properties.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`}</pre>
    </div>
  );
}
