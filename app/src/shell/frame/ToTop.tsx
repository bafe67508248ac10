import { ScrollTop, type ScrollTopProps } from '@agency-site/ui/ScrollTop';
import { toTop } from './Frame.css';

/** Scrolls to the top of the page. */
export const ToTop = (props: ScrollTopProps) => <ScrollTop {...props} className={toTop} />;
