import { installation } from '../../content/installation.ts';
import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { Logo } from '../art/Logo';
import { logo, mark } from './Frame.css';

/** The logo and the name of the agency, leading home. */
export function Brand() {
  return (
    <a className={logo} href={paths.home}>
      <Logo className={mark} own={installation.logo} name={site.name} />
    </a>
  );
}
