import { LABEL_ROLL, type LabelStock, labelStockOf, labelsPerPage, MOST_SHIFT } from '@grossist/domain';
import { useState } from 'react';
import { recentPrinter, rememberPrinter } from './label-memory.ts';
import type { LabelSettings } from './labels-address.ts';

/** Copies of each label, and labels of a document; the server refuses more. */
export const MOST_COPIES = 20;
export const MOST_LABELS = 1000;

/** Millimeters as somebody typed them, with comma or point; undefined for what is no possible shift. */
export const shiftIn = (typed: string): number | undefined => {
  const value = Number(typed.trim().replace('−', '-').replace(',', '.'));
  return typed.trim() !== '' && Math.abs(value) <= MOST_SHIFT ? value : undefined;
};

export interface LabelForm {
  stock: LabelStock;
  typedX: string;
  typedY: string;
  settings: LabelSettings;
  set: (changed: Partial<Omit<LabelSettings, 'shift' | 'product'>>) => void;
  choose: (product: string) => void;
  type: (axis: 'x' | 'y', typed: string) => void;
  /** Remembers sheet and correction for this device. */
  remember: () => void;
}

/** The settings of a label print; what is typed wrongly leaves the last correction in force. */
export const useLabelSettings = (): LabelForm => {
  const [first] = useState(recentPrinter);
  const [settings, setSettings] = useState<LabelSettings>({
    ...first,
    offset: 1,
    hasContents: true,
    hasAddress: true,
    copies: 1,
  });
  const [typed, setTyped] = useState({ x: String(first.shift.x), y: String(first.shift.y) });
  const stock = labelStockOf(settings.product) ?? LABEL_ROLL;
  const set: LabelForm['set'] = (changed) => setSettings((before) => ({ ...before, ...changed }));
  return {
    stock,
    typedX: typed.x,
    typedY: typed.y,
    settings,
    set,
    choose: (product) => {
      const chosen = labelStockOf(product);
      if (chosen === undefined) return;
      setSettings((before) => ({ ...before, product, offset: Math.min(before.offset, labelsPerPage(chosen)) }));
    },
    type: (axis, text) => {
      setTyped((before) => ({ ...before, [axis]: text }));
      const value = shiftIn(text);
      if (value !== undefined) setSettings((before) => ({ ...before, shift: { ...before.shift, [axis]: value } }));
    },
    remember: () => rememberPrinter(settings),
  };
};
