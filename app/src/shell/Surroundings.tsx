import '@agency-site/ui/reset.css';
import '@agency-site/ui/theme.css';
import './global.css';
import { ConsentBanner } from './consent/ConsentBanner';
import { FallbackScreen } from './FallbackScreen';
import { Notices } from './Notices';

export { ConsentBanner, FallbackScreen, Notices };
