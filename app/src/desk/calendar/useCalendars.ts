import { useQuery } from '@tanstack/react-query';
import { listCalendars } from '../../domain/contract/staff/calendars.ts';
import { ask } from '../deskApi.ts';

/** The calendars of the team. */
export const useCalendars = () =>
  useQuery({
    queryKey: ['calendars'],
    queryFn: async () => (await ask(listCalendars)).calendars,
  });
