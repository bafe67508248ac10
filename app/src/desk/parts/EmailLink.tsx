import { link } from '../style/controls.css.ts';

/** A link to write to an address. Where the address is wider than its place, it breaks before the @. */
export function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
