import '@agency-site/ui/reset.css';
import '@agency-site/ui/theme.css';
import '../style/global.css';
import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { ConsentBanner } from '../consent/ConsentBanner';
import { region } from '../notices/Notices.css';

export { ConsentBanner };

const nothing = () => {};

/** The region for notices, with a template for each tone; `notices.ts` fills in the text. Never hydrated. */
export function Notices() {
  return (
    <ToastRegion id="notices" className={region}>
      {(['info', 'success', 'error'] as const).map((tone) => (
        <template key={tone} data-tone={tone}>
          <Toast tone={tone} duration={0} action={{ label: ' ', onAction: nothing }} onDismiss={nothing}>
            {' '}
          </Toast>
        </template>
      ))}
    </ToastRegion>
  );
}
