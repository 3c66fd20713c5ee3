import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../../../api/index.ts';

interface Draft<Value> {
  value: Value;
  isChanged: boolean;
  change: (part: Partial<Value>) => void;
  /** Sets what the server has saved. */
  rebase: (saved: Value) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Holds what an editor has typed and not yet saved. */
const useDraft = <Value extends object>(saved: Value): Draft<Value> => {
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(saved);
  return {
    value,
    isChanged: !isSame(base, value),
    change: (part) => setValue((now) => ({ ...now, ...part })),
    rebase: (next) => {
      setBase(next);
      setValue(next);
    },
  };
};

/** The saved fields with their version; version 0: not saved yet. */
export interface Saved<Fields> {
  fields: Fields;
  version: number;
}

interface Wanted<Fields> extends Saved<Fields> {
  /** Returns the new version. */
  save: (fields: Fields, version: number) => Promise<number>;
  /** Loads the currently saved fields; undefined when they were deleted. */
  findNow: () => Promise<Saved<Fields> | undefined>;
  /** The areas whose queries a save invalidates. */
  invalidates: readonly string[];
  onSaved: (fields: Fields) => void;
}

export interface Versioned<Fields extends object> extends Draft<Fields> {
  version: number;
  problem: ProblemError | undefined;
  /** The fields that somebody else saved in the meantime. */
  theirs: Saved<Fields> | undefined;
  isSaving: boolean;
  /** Saves the draft, or these changes with it. */
  submit: (changes?: Partial<Fields>) => void;
  loadTheirs: () => void;
  keepMine: () => void;
}

// When loading fails, the save's own problem is shown.
const orNothing = async <Found>(find: () => Promise<Found>): Promise<Found | undefined> => {
  try {
    return await find();
  } catch {
    return undefined;
  }
};

/** A draft saved with an optimistic lock: after a conflict the editor chooses between both versions. */
export const useVersioned = <Fields extends object>(wanted: Wanted<Fields>): Versioned<Fields> => {
  const queries = useQueryClient();
  const draft = useDraft(wanted.fields);
  const [version, setVersion] = useState(wanted.version);
  const [problem, setProblem] = useState<ProblemError>();
  const [theirs, setTheirs] = useState<Saved<Fields>>();
  const [isSaving, setSaving] = useState(false);
  // Changes submitted beside the draft, such as publishing; part of the draft only once saved.
  const [submitted, setSubmitted] = useState<Partial<Fields>>({});

  const refused = async (error: unknown): Promise<void> => {
    if (!(error instanceof ProblemError)) throw error;
    const saved = error.status === 409 ? await orNothing(wanted.findNow) : undefined;
    if (saved === undefined) setProblem(error);
    else setTheirs(saved);
  };
  const save = async (fields: Fields, seen: number): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      setVersion(await wanted.save(fields, seen));
      draft.rebase(fields);
      await Promise.all(wanted.invalidates.map((area) => queries.invalidateQueries({ queryKey: [area] })));
      wanted.onSaved(fields);
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    ...draft,
    version,
    problem,
    theirs,
    isSaving,
    submit: (changes) => {
      setSubmitted(changes ?? {});
      void save({ ...draft.value, ...changes }, version);
    },
    loadTheirs: () => {
      if (theirs === undefined) return;
      draft.rebase(theirs.fields);
      setVersion(theirs.version);
      setTheirs(undefined);
    },
    keepMine: () => {
      if (theirs === undefined) return;
      setTheirs(undefined);
      void save({ ...draft.value, ...submitted }, theirs.version);
    },
  };
};
