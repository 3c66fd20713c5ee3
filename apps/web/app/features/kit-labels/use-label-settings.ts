import {
  LABEL_ROLL,
  LABEL_SHEETS,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
  MOST_SHIFT,
  type PrinterShift,
} from '@grossist/domain';
import { useState } from 'react';
import { useLabelPreferences } from '../label-print/index.ts';
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
  /** Saves sheet and correction with the person's label preferences; the correction is that of shelf labels too. */
  remember: () => void;
}

const USUAL = { KitProduct: LABEL_SHEETS[0]?.product ?? '', ShiftX: 0, ShiftY: 0 };

/** The settings of a label print: as saved until somebody chooses others. A shift that can't be read changes nothing. */
export const useLabelSettings = (): LabelForm => {
  const saved = useLabelPreferences();
  const { KitProduct, ShiftX, ShiftY } = saved?.preferences ?? USUAL;
  const [chosen, setChosen] = useState({ offset: 1, hasContents: true, hasAddress: true, copies: 1 });
  const [product = KitProduct, setProduct] = useState<string>();
  const [typed, setTyped] = useState<{ x?: string; y?: string }>({});
  const [corrected, setCorrected] = useState<Partial<PrinterShift>>({});
  const shift = { x: ShiftX, y: ShiftY, ...corrected };
  const stock = labelStockOf(product) ?? LABEL_ROLL;
  const settings = { ...chosen, offset: Math.min(chosen.offset, labelsPerPage(stock)), product, shift };
  return {
    stock,
    typedX: typed.x ?? String(ShiftX),
    typedY: typed.y ?? String(ShiftY),
    settings,
    set: (changed) => setChosen((before) => ({ ...before, ...changed })),
    choose: setProduct,
    type: (axis, text) => {
      setTyped((before) => ({ ...before, [axis]: text }));
      const value = shiftIn(text);
      if (value !== undefined) setCorrected((before) => ({ ...before, [axis]: value }));
    },
    remember: () => {
      if (product === KitProduct && shift.x === ShiftX && shift.y === ShiftY) return;
      saved?.change({ KitProduct: product, ShiftX: shift.x, ShiftY: shift.y });
    },
  };
};
