import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { region } from './Notices.css';

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
