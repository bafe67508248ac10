import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AccessPage } from './access/AccessPage';
import { WebhookPage } from './access/webhooks/WebhookPage';
import { CalendarPage } from './calendar/CalendarPage';
import { CallPage } from './calendar/CallPage';
import { Frame } from './frame/Frame';
import { LogPage } from './log/LogPage';
import { Login } from './login/Login';
import { MailPage } from './mails/MailPage';
import { MailsPage } from './mails/MailsPage';
import { MessagePage } from './messages/MessagePage';
import { MessagesPage } from './messages/MessagesPage';
import { DraftPage } from './newsletter/DraftPage';
import { NewsletterPage } from './newsletter/NewsletterPage';
import { OrderPage } from './orders/OrderPage';
import { OrdersPage } from './orders/OrdersPage';
import { ActingProvider } from './parts/Acting';
import { Failure } from './parts/Failure';
import { PeoplePage } from './people/PeoplePage';
import { PersonPage } from './people/PersonPage';
import { useSession } from './session.ts';
import { TodayPage } from './today/TodayPage';

/** The desk: the login, or for members who are logged in the page of the address. */
export function Desk() {
  const { data, error, refetch } = useSession();
  useEffect(() => {
    if (data) document.title = `Desk · ${data.agency}`;
  }, [data]);
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return null;
  if (data.state !== 'signed-in') return <Login session={data} />;
  return (
    <ActingProvider>
      <Frame agency={data.agency} demo={data.demo}>
        <Routes>
          <Route path="/" element={<Navigate to="/today" replace />} />
          <Route path="/today" element={<TodayPage />} />
          <Route path="/calendar" element={<CalendarPage />} />
          <Route path="/calendar/:id" element={<CallPage />} />
          <Route path="/messages" element={<MessagesPage />} />
          <Route path="/messages/:id" element={<MessagePage />} />
          <Route path="/people" element={<PeoplePage />} />
          <Route path="/people/:email" element={<PersonPage />} />
          <Route path="/newsletter" element={<NewsletterPage />} />
          <Route path="/newsletter/:id" element={<DraftPage />} />
          <Route path="/access" element={<AccessPage />} />
          <Route path="/access/webhooks/:id" element={<WebhookPage />} />
          <Route path="/log" element={<LogPage />} />
          <Route path="/mail" element={<MailsPage />} />
          <Route path="/mail/:id" element={<MailPage />} />
          <Route path="/orders" element={<OrdersPage />} />
          <Route path="/orders/:id" element={<OrderPage />} />
          <Route path="*" element={<Navigate to="/today" replace />} />
        </Routes>
      </Frame>
    </ActingProvider>
  );
}
