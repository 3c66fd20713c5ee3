import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';

// A refusal stays a refusal; only what was not answered, or answered by a tired shop, is worth asking again.
const isWorthAgain = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 502);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, retry: (failures, error) => failures < 2 && isWorthAgain(error) },
      mutations: { retry: false },
    },
  });
