import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { deleteAccount } from '../../api/account.ts';
import { accountWords, deleteWords as words } from '../../content/account.ts';
import { paths, userPaths } from '../../content/paths.ts';
import { Link } from '../../shell/Link';
import { AccountPage, headingId } from './AccountPage';
import { Consequences } from './Consequences';
import { Form } from './form/Form';
import { useForm } from './form/useForm.ts';
import { LinkOutcome } from './LinkOutcome';
import { useToken } from './useToken.ts';

/** Where the link in the mail leads: the last question before an account is gone. */
export function Component() {
  const token = useToken();
  const [gone, setGone] = useState<string>();
  const form = useForm<never>({
    begin: {},
    problems: () => ({}),
    send: async () => {
      setGone(await deleteAccount(token));
      return undefined;
    },
  });
  if (gone !== undefined)
    return (
      <LinkOutcome
        title={words.done}
        description={words.description}
        lead={gone}
        to={paths.home}
        way={accountWords.home}
      />
    );
  if (form.failure?.code === 'INVALID_TOKEN')
    return (
      <LinkOutcome
        title={words.stale}
        description={words.description}
        lead={words.staleText}
        to={userPaths.data}
        way={words.again}
      />
    );
  return (
    <AccountPage secret title={words.title} description={words.description} lead={words.lead}>
      <Consequences />
      <Form
        form={form}
        labelledBy={headingId}
        submit={words.submit}
        busy={words.busy}
        tone="ink"
        beside={
          <Link className={buttonClass({ tone: 'line' })} to={userPaths.profile}>
            {words.keep}
          </Link>
        }
      />
    </AccountPage>
  );
}
