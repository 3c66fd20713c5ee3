import type { PdfCatalog } from '@grossist/contracts';
import { useEffect, useRef, useState } from 'react';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/index.ts';
import { useStable } from '../../../cart/index.ts';
import type { ChangingCatalogue } from '../use-change-catalogue.ts';

/** Milliseconds without a further key after which a text is saved. */
const DEBOUNCE_MS = 1200;

interface SavedTextProps {
  label: string;
  hint?: string;
  saved: string;
  longest: number;
  /** Lines that are seen at once; absent: a field of one line. */
  rows?: number;
  isReadOnly: boolean;
  onSave: (value: string) => void;
}

/** A text that saves itself when typing rests and when its field is left. */
export const SavedText = ({ label, hint, saved, longest, rows, isReadOnly, onSave }: SavedTextProps) => {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<string>(undefined);
  const save = useStable((): void => {
    clearTimeout(timer.current);
    const value = held.current?.trim();
    held.current = undefined;
    if (value !== undefined && value !== saved) onSave(value);
  });
  const type = (value: string): void => {
    setTyped(value);
    held.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, DEBOUNCE_MS);
  };
  // Leaving the page saves the typed text.
  useEffect(() => save, [save]);
  const field = {
    label,
    hint,
    value: typed ?? saved,
    maxLength: longest,
    isReadOnly,
    autoComplete: 'off',
    onChange: type,
    onBlur: () => {
      save();
      setTyped(undefined);
    },
  };
  return rows === undefined ? <TextField {...field} /> : <TextAreaField {...field} rows={rows} />;
};

/** The props of every group of settings. */
export interface SettingsProps {
  catalogue: PdfCatalog;
  changing: ChangingCatalogue;
  isReadOnly: boolean;
}
