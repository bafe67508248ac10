import { useNotify } from '../Toasts';

const words = {
  unreachable: 'The server could not be reached. Please try again.',
  refused: 'This account cannot open the admin panel.',
  nowhere: 'The address of the admin panel is not set up yet.',
} as const;

/**
 * The client: "an Admin Panel button that leaves to a separate external admin site". Where that is, and who may go there,
 * the server is asked when it is pressed; that site asks who comes by itself.
 */
export function AdminPanel({ className }: { className: string }) {
  const notify = useNotify();
  const leave = async () => {
    try {
      const { doubtSession } = await import('../../api/account.ts');
      const session = await doubtSession();
      if (session?.user.adminUrl) window.location.assign(session.user.adminUrl);
      else notify({ severity: 'error', text: session?.user.isAdmin ? words.nowhere : words.refused });
    } catch {
      notify({ severity: 'error', text: words.unreachable });
    }
  };
  return (
    <button type="button" className={className} onClick={() => void leave()}>
      Admin Panel
    </button>
  );
}
