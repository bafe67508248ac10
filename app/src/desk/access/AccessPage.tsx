import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Section } from '@agency-site/ui/Section';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addToken,
  endLogin,
  inviteMember,
  listLogins,
  listTeamMembers,
  listTokens,
  removeMember,
  revokeToken,
  setRole,
  type TeamMember,
} from '../../domain/contract/staff/team.ts';
import { type Role, roleNames, roles, type Scope, scopes } from '../../domain/staff/roles.ts';
import { ask } from '../deskApi.ts';
import { ActionForm } from '../parts/ActionForm';
import { usePerformAction, useSend } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import * as list from '../parts/listPage.css.ts';
import { PageHead } from '../parts/PageHead';
import { formatMoment, shortDay } from '../parts/times.ts';
import { Unloaded } from '../parts/Unloaded';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import * as css from './access.css.ts';
import { CalendarFeeds, feedsQuery } from './CalendarFeeds';
import { Row } from './Row';
import { WebhooksSection, webhooksQuery } from './webhooks/WebhooksSection';

const teamQuery = { queryKey: ['team'], queryFn: () => ask(listTeamMembers) };
const loginsQuery = { queryKey: ['logins'], queryFn: () => ask(listLogins) };
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));
const tokensQuery = { queryKey: ['tokens'], queryFn: () => ask(listTokens) };

/** The team and its logins, calendars that subscribe to the calls, and access tokens and webhooks for API clients. */
export function AccessPage() {
  const isOwner = useMay('owner');
  // All at once: a list that came later would move the links below it.
  const lists = useQueries({
    queries: [teamQuery, loginsQuery, ...(isOwner ? [feedsQuery, tokensQuery, webhooksQuery] : [])],
  });
  const isLoading = lists.some(({ isPending }) => isPending);
  return (
    <>
      <PageHead title="Access" />
      {isLoading ? (
        <Unloaded what="the team" error={null} onRetry={() => {}} />
      ) : (
        <div className={page.stack}>
          <Team isOwner={isOwner} />
          <Logins />
          {isOwner ? <CalendarFeeds /> : null}
          {isOwner ? <Tokens /> : null}
          {isOwner ? <WebhooksSection /> : null}
        </div>
      )}
    </>
  );
}

function Team({ isOwner }: { isOwner: boolean }) {
  const { data, error, refetch } = useQuery(teamQuery);
  const [role, setRole] = useState<Role>('staff');
  return (
    <Section title="Team">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.members.map((member) => (
          <li key={member.email}>
            <Member member={member} isOwner={isOwner} />
          </li>
        ))}
      </ul>
      {isOwner ? (
        <ActionForm
          className={css.inline}
          onSubmit={(entered) => ({
            endpoint: inviteMember,
            body: { email: entered('email'), role },
            done: `${entered('email')} gets an invitation by e-mail.`,
          })}
          submit="Send the invitation"
          tone="line"
        >
          <TextField label="Invite by e-mail" name="email" type="email" required />
          <Select label="Role" options={roleOptions} value={role} onValueChange={setRole} />
        </ActionForm>
      ) : null}
    </Section>
  );
}

function Member({ member, isOwner }: { member: TeamMember; isOwner: boolean }) {
  const performAction = usePerformAction();
  const { id } = member;
  const factors = [member.hasApp ? 'authenticator app' : '', member.passkeys > 0 ? 'passkey' : ''].filter(Boolean);
  const mayChange = isOwner && id !== null && !member.bySettings;
  return (
    <div className={`${page.row} ${css.member}`}>
      <span className={list.words}>
        <span className={page.strong}>
          {member.name || member.email}
          {member.isYou ? ' (you)' : ''}
        </span>
        <span className={page.fine}>
          {member.email} · {factors.length > 0 ? factors.join(', ') : 'no second factor yet'} ·{' '}
          {member.lastLoginAt === null ? 'never logged in' : `last login ${formatMoment(member.lastLoginAt)}`}
          {member.bySettings ? ' · owner by the server’s settings' : ''}
        </span>
      </span>
      {mayChange ? (
        <span className={css.inline}>
          <Select
            label={`Role of ${member.email}`}
            options={roleOptions}
            value={member.role}
            onValueChange={(role) =>
              void performAction({
                endpoint: setRole,
                params: { id },
                body: { role, was: member.role },
                done: `${member.email} is now ${roleNames[role]}.`,
              })
            }
          />
          <Button
            tone="danger"
            onClick={() =>
              performAction({ endpoint: removeMember, params: { id }, done: `${member.email} is out of the team.` })
            }
          >
            Remove
          </Button>
        </span>
      ) : (
        <span>{roleNames[member.role]}</span>
      )}
    </div>
  );
}

function Logins() {
  const performAction = usePerformAction();
  const { data, error, refetch } = useQuery(loginsQuery);
  return (
    <Section title="Logins">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.logins.map((login) => (
          <Row
            key={login.id}
            title={`${login.member}${login.current ? ', this browser' : ''}`}
            about={`${login.device} · since ${formatMoment(login.startedAt)}`}
          >
            {login.current ? null : (
              <Button
                onClick={() =>
                  performAction({ endpoint: endLogin, body: { id: login.id }, done: 'The login has ended.' })
                }
              >
                End
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function Tokens() {
  const performAction = usePerformAction();
  const send = useSend();
  const { data, error, refetch } = useQuery(tokensQuery);
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [created, setCreated] = useState<string | null>(null);
  const create = async (name: string) => {
    const answer = await send({ endpoint: addToken, body: { name, scopes: chosen } });
    if (!answer) return false;
    setCreated(answer.token);
    setChosen([]);
    return true;
  };
  return (
    <Section title="Access tokens" aside="For other software that uses the API, such as an admin site of your own">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.tokens.map((token) => (
          <Row
            key={token.id}
            title={token.name}
            about={[
              token.scopes.join(', '),
              token.lastUsedAt === null ? 'never used' : `last used ${formatMoment(token.lastUsedAt)}`,
              ...(token.revokedAt === null ? [] : [`revoked ${shortDay(token.revokedAt)}`]),
            ].join(' · ')}
          >
            {token.revokedAt === null ? (
              <Button
                tone="danger"
                onClick={() =>
                  performAction({ endpoint: revokeToken, params: { id: token.id }, done: `${token.name} is revoked.` })
                }
              >
                Revoke
              </Button>
            ) : null}
          </Row>
        ))}
      </ul>
      <Alert tone="success" className={css.secret}>
        {created === null ? null : (
          <>
            Copy this token now. It isn’t shown again: <code>{created}</code>
          </>
        )}
      </Alert>
      <ActionForm
        onSubmit={(entered) => create(entered('name'))}
        submit="Make a token"
        tone="line"
        unavailable={chosen.length === 0}
      >
        <TextField label="What it is for" name="name" required />
        <fieldset className={css.scopes}>
          <legend className={page.fine}>What it may do</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scope}
              checked={chosen.includes(scope)}
              onCheckedChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, scope] : chosen.filter((each) => each !== scope))
              }
            />
          ))}
        </fieldset>
      </ActionForm>
    </Section>
  );
}
