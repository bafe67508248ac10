import type { Page } from '../compile/pages.ts';
import { Contents } from './Contents';
import { Head } from './Frame';
import * as css from './style/frame.css';
import { lead, title } from './style/prose.css';

/** The page for unknown URLs. */
export const NotFound = ({ pages }: { pages: readonly Page[] }) => (
  <>
    <Head pages={pages} current="" />
    <main id="text" className={css.alone} tabIndex={-1}>
      <h1 className={title}>There is no page here</h1>
      <p className={lead}>It may have moved. These are all the pages:</p>
      <Contents pages={pages} current="" label="Pages" />
    </main>
  </>
);
