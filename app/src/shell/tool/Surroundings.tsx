import '@agency-site/ui/reset.css';
import '@agency-site/ui/theme.css';
import '../style/global.css';
import { ConsentBanner } from '../consent/ConsentBanner';
import { Notices } from '../notices/Notices';

export { ConsentBanner, Notices };
