import { Route, Routes } from 'react-router-dom';
import { AccessPage } from './access/AccessPage';
import { WebhookPage } from './access/webhooks/WebhookPage';
import { CalendarPage } from './calendar/CalendarPage';
import { CallPage } from './calendar/CallPage';
import { HoursPage } from './calendar/HoursPage';
import { HealthPage } from './health/HealthPage';
import { LogPage } from './log/LogPage';
import { MailPage } from './mails/MailPage';
import { MailsPage } from './mails/MailsPage';
import { MessagesPage } from './messages/MessagesPage';
import { DraftPage } from './newsletter/DraftPage';
import { NewsletterPage } from './newsletter/NewsletterPage';
import { NumbersPage } from './numbers/NumbersPage';
import { NewOfferPage, OfferPage } from './offers/OfferPage';
import { OffersPage } from './offers/OffersPage';
import { OrderPage } from './orders/OrderPage';
import { TransferPage } from './orders/TransferPage';
import { NotFound } from './parts/Loaded';
import { PeoplePage } from './people/PeoplePage';
import { PersonPage } from './people/PersonPage';
import { StatementPage } from './people/StatementPage';
import { PostPage, ProjectPage } from './posts/PostPage';
import { PostsPage, ProjectsPage } from './posts/PostsPage';
import { PricesPage } from './prices/PricesPage';
import { DiscountsPage } from './published/DiscountsPage';
import { ProfilesPage } from './published/ProfilesPage';
import { SettingsPage } from './published/SettingsPage';
import { TextsPage } from './published/TextsPage';

/** All pages but Today and the list of orders, which are in the first script. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="/calendar" element={<CalendarPage />} />
      <Route path="/calendar/hours" element={<HoursPage />} />
      <Route path="/calendar/:id" element={<CallPage />} />
      <Route path="/offers" element={<OffersPage />} />
      <Route path="/offers/new" element={<NewOfferPage />} />
      <Route path="/offers/:id" element={<OfferPage />} />
      <Route path="/messages/:id?" element={<MessagesPage />} />
      <Route path="/people" element={<PeoplePage />} />
      <Route path="/people/:email" element={<PersonPage />} />
      <Route path="/people/:email/statement" element={<StatementPage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/newsletter/:id" element={<DraftPage />} />
      <Route path="/posts" element={<PostsPage />} />
      <Route path="/posts/:key" element={<PostPage />} />
      <Route path="/projects" element={<ProjectsPage />} />
      <Route path="/projects/:key" element={<ProjectPage />} />
      <Route path="/numbers" element={<NumbersPage />} />
      <Route path="/prices/:section?" element={<PricesPage />} />
      <Route path="/discounts/:section?" element={<DiscountsPage />} />
      <Route path="/profiles/:section?" element={<ProfilesPage />} />
      <Route path="/texts/:section?" element={<TextsPage />} />
      <Route path="/settings/:section?" element={<SettingsPage />} />
      <Route path="/access" element={<AccessPage />} />
      <Route path="/access/webhooks/:id" element={<WebhookPage />} />
      <Route path="/health" element={<HealthPage />} />
      <Route path="/log" element={<LogPage />} />
      <Route path="/mail" element={<MailsPage />} />
      <Route path="/mail/:id" element={<MailPage />} />
      <Route path="/orders/transfer" element={<TransferPage />} />
      <Route path="/orders/:id" element={<OrderPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
