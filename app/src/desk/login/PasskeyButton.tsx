import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { useTask } from '../../lib/useTask.ts';

interface PasskeyButtonProps {
  tone?: 'primary' | 'line';
  /** Asks for a passkey, or adds one. @throws ApiError */
  onPress: () => Promise<unknown>;
  children: string;
}

/** A button that opens the browser's dialog for passkeys, and says why that failed. */
export function PasskeyButton({ tone = 'primary', onPress, children }: PasskeyButtonProps) {
  const { busy, failure, run } = useTask(onPress);
  return (
    <>
      <Alert tone="error">{failure?.message}</Alert>
      <Button tone={tone} wide busy={busy} onClick={() => run()}>
        {children}
      </Button>
    </>
  );
}
