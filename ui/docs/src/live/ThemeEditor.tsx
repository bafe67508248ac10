import { tokens } from 'virtual:tokens';
import { Slider } from '@agency-site/ui/Slider';
import { useState } from 'react';
import { contrasts, type Scheme, schemes } from '../../../check/contrast.ts';
import { type Brand, brandCss, propertiesOf, start } from '../brand.ts';
import { Preview } from '../Preview';
import * as css from '../style/editor.css';

const defaults = tokens.map(
  ({ variable, light, dark }) => [variable, light === dark ? light : `light-dark(${light}, ${dark})`] as const,
);

const colours: readonly { name: keyof Brand & `${string}${'Light' | 'Dark'}`; label: string }[] = [
  { name: 'brandLight', label: 'Brand, light' },
  { name: 'brandDark', label: 'Brand, dark' },
  { name: 'tintLight', label: 'Its tint, light' },
  { name: 'tintDark', label: 'Its tint, dark' },
];

const others = [
  { name: 'from', label: 'Main button, from' },
  { name: 'to', label: 'Main button, to' },
  { name: 'onBrand', label: 'Words on it' },
] as const;

const fonts = {
  'Instrument Sans': '',
  'System sans': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
  Verdana: 'Verdana, sans-serif',
};

const token = (name: string) => `--ag-${name}`;

/** Choose the colours of a brand, see them in both schemes with their contrast, and copy the CSS. */
export default function ThemeEditor() {
  const [brand, setBrand] = useState<Brand>(start);
  const change = (part: Partial<Brand>) => setBrand((now) => ({ ...now, ...part }));
  const properties = propertiesOf(brand);
  const names = new Set(properties.map(([name]) => name));
  const found = contrasts(new Map([...defaults, ...properties])).filter(
    ({ of, on }) => names.has(token(of)) || names.has(token(on)),
  );
  const faint = found.filter(({ enough }) => !enough);

  return (
    <div className={css.editor}>
      <div className={css.fields}>
        {[...colours, ...others].map(({ name, label }) => (
          <label key={name} className={css.field}>
            <input type="color" value={brand[name]} onChange={({ target }) => change({ [name]: target.value })} />
            <span>{label}</span>
            <code>{brand[name]}</code>
          </label>
        ))}
        <label className={css.choice}>
          <span>Letters</span>
          <select value={brand.font} onChange={({ target }) => change({ font: target.value })}>
            {Object.entries(fonts).map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Slider
          label="Corners of cards"
          fieldLabel="In px"
          min={0}
          max={24}
          step={1}
          format={(px) => `${px} px`}
          value={brand.corners}
          onChange={(corners) => change({ corners: corners ?? start.corners })}
        />
      </div>
      <div className={css.previews}>
        {schemes.map((scheme) => (
          <Preview key={scheme} scheme={scheme} properties={properties} />
        ))}
      </div>
      <p role="status" className={css.verdict}>
        {faint.length === 0
          ? `All ${found.length} pairs of colours have enough contrast, in light and dark.`
          : `${faint.length} of ${found.length} pairs of colours are too faint.`}
      </p>
      {faint.length > 0 && (
        <ul className={css.faint}>
          {faint.map(({ of, on, scheme, ratio, least, where }) => (
            <li key={`${of} ${on} ${scheme}`}>
              <strong>
                {schemeName(scheme)}, {where}:
              </strong>{' '}
              <code>{of}</code> on <code>{on}</code> has {ratio?.toFixed(1) ?? '?'} : 1 and needs {least} : 1.
            </li>
          ))}
        </ul>
      )}
      <figure className="code">
        <figcaption>brand.css</figcaption>
        <button type="button" className="copy" onClick={() => void navigator.clipboard.writeText(brandCss(properties))}>
          Copy
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre tabIndex={0}>
          <code>{brandCss(properties)}</code>
        </pre>
      </figure>
    </div>
  );
}

const schemeName = (scheme: Scheme) => (scheme === 'light' ? 'Light' : 'Dark');
