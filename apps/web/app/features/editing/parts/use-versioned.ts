import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../../../api/index.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** Something as the shop keeps it; version 0: it is not there yet. */
export interface Standing<Fields> {
  fields: Fields;
  version: number;
}

interface Wanted<Fields> extends Standing<Fields> {
  /** Answers the new version. */
  save: (fields: Fields, version: number) => Promise<number>;
  /** As it stands now, whoever changed it; undefined when it is gone. */
  findNow: () => Promise<Standing<Fields> | undefined>;
  /** The areas whose answers a save makes old. */
  invalidates: readonly string[];
  onSaved: (fields: Fields) => void;
}

export interface Versioned<Fields extends object> extends Draft<Fields> {
  version: number;
  problem: ProblemError | undefined;
  /** What somebody else saved meanwhile. */
  theirs: Standing<Fields> | undefined;
  isSaving: boolean;
  /** Saves the draft, or these changes with it. */
  submit: (changes?: Partial<Fields>) => void;
  loadTheirs: () => void;
  keepMine: () => void;
}

// What can't be asked for now is told as the refusal that it came from.
const orNothing = async <Found>(find: () => Promise<Found>): Promise<Found | undefined> => {
  try {
    return await find();
  } catch {
    return undefined;
  }
};

/** A draft that is saved by the version it was made from; who comes second is asked whose is to stand. */
export const useVersioned = <Fields extends object>(wanted: Wanted<Fields>): Versioned<Fields> => {
  const queries = useQueryClient();
  const draft = useDraft(wanted.fields);
  const [version, setVersion] = useState(wanted.version);
  const [problem, setProblem] = useState<ProblemError>();
  const [theirs, setTheirs] = useState<Standing<Fields>>();
  const [isSaving, setSaving] = useState(false);
  // What a save asked for beside the draft, such as to publish it: true only once it is saved.
  const [asked, setAsked] = useState<Partial<Fields>>({});

  const refused = async (error: unknown): Promise<void> => {
    if (!(error instanceof ProblemError)) throw error;
    const standing = error.status === 409 ? await orNothing(wanted.findNow) : undefined;
    if (standing === undefined) setProblem(error);
    else setTheirs(standing);
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
      setAsked(changes ?? {});
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
      void save({ ...draft.value, ...asked }, theirs.version);
    },
  };
};
