import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { Logo } from '../art/Logo';
import { logo, mark } from './Frame.css';

/** The logo and the name of the agency, leading home. */
export function Brand({ tone = 'gradient' }: { tone?: 'gradient' | 'white' }) {
  return (
    <a className={logo} href={paths.home}>
      <Logo className={mark} tone={tone} />
      <span>{site.name}</span>
    </a>
  );
}
