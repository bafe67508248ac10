import { ScrollTop } from '@agency-site/ui/ScrollTop';
import '@agency-site/ui/ScrollTop.css';
import { Footer } from './Footer';

export { Header as Head } from './Header';

export function Foot() {
  return (
    <>
      <Footer />
      <ScrollTop />
    </>
  );
}
