import { useQuery } from '@tanstack/react-query';
import { listHosts } from '../../../domain/contract/staff/hosts.ts';
import { ask } from '../../deskApi.ts';

/** Who takes calls. */
export const useHosts = () => useQuery({ queryKey: ['hosts'], queryFn: async () => (await ask(listHosts)).hosts });
