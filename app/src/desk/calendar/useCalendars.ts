import { useQuery } from '@tanstack/react-query';
import { calendarsSchema } from '../../domain/contract/staff/calendars.ts';
import { read } from '../deskApi.ts';

/** The calendars of the team. */
export const useCalendars = () =>
  useQuery({
    queryKey: ['calendars'],
    queryFn: async () => (await read('/calendars', calendarsSchema)).calendars,
  });
