import * as page from '../style/page.css.ts';

/** Why a form wasn't accepted; announced when it appears. */
export function FormError({ children }: { children: string | null }) {
  return (
    <p role="alert" className={page.alarm} hidden={children === null}>
      {children}
    </p>
  );
}
