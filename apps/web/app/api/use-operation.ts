import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callOperation, type ProblemError, type RequestParts } from './client.ts';
import { useShopQueryClient } from './query-client.ts';

/** Milliseconds above which an update of the page's state is logged. Section 9. */
export const SLOW_UPDATE = 20_000;

/** Logs an update of the page's state that took too long, by the name of its operation; both times in milliseconds. */
export const logSlowUpdate = (operation: string, began: number, ended: number): void => {
  const took = ended - began;
  if (took <= SLOW_UPDATE) return;
  performance.measure(`slow update: ${operation}`, { start: began, end: ended });
  console.warn(`State update "${operation}" took ${Math.round(took)} ms`);
};

type Input<O extends Operation> = OperationInput<O> & RequestParts;

export interface QuerySettings<Output = unknown> {
  /** False while the answer is not wanted yet; a function decides when the answer has become old, too. */
  enabled?: boolean | (() => boolean);
  /** Milliseconds in which a known answer is not asked for again. */
  staleTime?: number;
  /** Milliseconds between two requests, or a function that decides by the latest response. */
  refetchInterval?: number | false | ((output: Output | undefined) => number | false);
  /** Shows the last answer while that to a changed question is under way: nothing jumps. */
  keepPrevious?: boolean;
}

/** Returns the query key of an operation's response: area, name, input. `[area]` matches all responses of an area. */
export const queryKeyOf = <O extends Operation>(operation: O, input?: Input<O>) =>
  input === undefined ? [operation.area, operation.name] : [operation.area, operation.name, input];

/** What is the visitor's own and live. Runs in the browser only; the server renders its skeleton. */
export const useOperationQuery = <O extends Operation>(
  operation: O,
  input: Input<O>,
  settings: QuerySettings<OperationOutput<O>> = {},
) => {
  const { refetchInterval } = settings;
  const client = useShopQueryClient();
  return useQuery<OperationOutput<O>, ProblemError>(
    {
      queryKey: queryKeyOf(operation, input),
      queryFn: ({ signal }) => callOperation(operation, input, { signal }),
      enabled: settings.enabled,
      staleTime: settings.staleTime,
      refetchInterval:
        typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) : refetchInterval,
      ...(settings.keepPrevious && { placeholderData: (previous) => previous }),
    },
    client,
  );
};

export interface CommandSettings<O extends Operation> {
  /** Areas whose answers the change makes old. */
  invalidates?: readonly string[];
  /** Changes of the same name go one after the other, in the order they were made. */
  inTurn?: string;
  onSuccess?: (output: OperationOutput<O>, input: Input<O>) => void;
  onError?: (problem: ProblemError, input: Input<O>) => void;
}

/** What one call of `mutate` does with its answer, while the component that called is still shown. */
type Callbacks<O extends Operation> = Pick<CommandSettings<O>, 'onSuccess' | 'onError'>;

/**
 * A change: `const add = useOperation(addToCart, { invalidates: ['cart'] }); add.mutate({ body })`.
 * The callbacks of `mutate` run when the server has answered, before the answers that the change makes old are
 * requested again: a page whose own object was deleted is gone after that, and with it its message and its undo.
 */
export const useOperation = <O extends Operation>(operation: O, settings: CommandSettings<O> = {}) => {
  const client = useShopQueryClient();
  const callbacks = useRef(new WeakMap<Input<O>, Callbacks<O>>());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const callbacksOf = (input: Input<O>) => (isShown.current ? callbacks.current.get(input) : undefined);
  const mutation = useMutation<OperationOutput<O>, ProblemError, Input<O>, number>(
    {
      onMutate: () => performance.now(),
      mutationFn: (input) => callOperation(operation, input),
      ...(settings.inTurn !== undefined && { scope: { id: settings.inTurn } }),
      onSuccess: (output, input) => {
        settings.onSuccess?.(output, input);
        callbacksOf(input)?.onSuccess?.(output, input);
      },
      onError: (problem, input) => {
        settings.onError?.(problem, input);
        callbacksOf(input)?.onError?.(problem, input);
      },
      onSettled: async (_output, _problem, _input, began) => {
        await Promise.all((settings.invalidates ?? []).map((area) => client.invalidateQueries({ queryKey: [area] })));
        if (began !== undefined) logSlowUpdate(operation.name, began, performance.now());
      },
    },
    client,
  );
  const start = mutation.mutate;
  const mutate = useCallback(
    (input: Input<O>, own: Callbacks<O> = {}): void => {
      const unique = { ...input };
      callbacks.current.set(unique, own);
      start(unique);
    },
    [start],
  );
  return { ...mutation, mutate };
};
