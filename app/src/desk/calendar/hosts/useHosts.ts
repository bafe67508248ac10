import { useQuery } from '@tanstack/react-query';
import { hostsSchema } from '../../../domain/contract/staff/hosts.ts';
import { read } from '../../deskApi.ts';

/** Who takes calls. */
export const useHosts = () =>
  useQuery({ queryKey: ['hosts'], queryFn: async () => (await read('/hosts', hostsSchema)).hosts });
