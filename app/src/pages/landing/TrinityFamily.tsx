import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { deepLinks } from '../../content/links/deepLinks.ts';
import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../domain/catalogue/trinity-prices.ts';
import { formatEuro } from '../../domain/money.ts';
import { saving } from '../../domain/pricing/trinity.ts';
import { Knot } from '../../shell/art/Knot';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon, TickIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import * as css from './TrinityFamily.css';
import { landing } from './words.ts';

const words = landing.trinity;
const packages = ['trinity-core', 'trinity-plus'] as const;
const choose = (trinity: (typeof packages)[number]) => deepLinks.quote({ solution: 'trinity', trinity });

export function TrinityFamily() {
  return (
    <section className={css.night} id="trinity">
      <div className={`${wrap} ${css.columns}`}>
        <Knot className={css.art} />
        <div>
          <h2 className={type.h1}>{words.title}</h2>
          <p className={css.lead}>{words.lead}</p>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.system}</th>
                {packages.map((id) => (
                  <th key={id} scope="col">
                    {trinityOptions[id].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {systemIds.map((system) => (
                <tr key={system}>
                  <th scope="row">
                    {trinityOptions[system].name}
                    <span>{trinityOptions[system].description}</span>
                  </th>
                  {packages.map((id) => (
                    <Included key={id} yes={trinityOptions[id].includes.includes(system)} />
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot className={type.money}>
              <tr>
                <th scope="row">{words.beta}</th>
                {packages.map((id) => (
                  <PackagePrice key={id} id={id} />
                ))}
              </tr>
            </tfoot>
          </table>
          <div className={css.actions}>
            <a className={buttonClass({ tone: 'primary' })} href={choose('trinity-core')}>
              {words.choose(trinityOptions['trinity-core'].name)}
              <ArrowIcon />
            </a>
            <a className={type.link} href={choose('trinity-plus')}>
              {words.choose(trinityOptions['trinity-plus'].name)}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Included({ yes }: { yes: boolean }) {
  return (
    <td className={yes ? css.yes : css.no}>
      {yes ? <TickIcon /> : <span aria-hidden>–</span>}
      <span className={type.hidden}>{yes ? words.included : words.notIncluded}</span>
    </td>
  );
}

function PackagePrice({ id }: { id: (typeof packages)[number] }) {
  const price = trinityPrices.quote[id];
  const saved = saving(price);
  return (
    <td>
      <b className={css.price}>{formatEuro(price.beta)}</b>
      {saved > 0 && (
        <>
          <span className={type.hidden}>{words.standard}</span>
          <s className={css.standard}>{formatEuro(price.standard)}</s>
          <span className={css.saving}>{words.save(formatEuro(saved))}</span>
        </>
      )}
    </td>
  );
}
