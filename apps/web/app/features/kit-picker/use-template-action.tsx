import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../i18n/kits-texts.ts';
import type { MenuAction } from '../../ui/overlays/index.ts';
import { useMayChangeTemplates } from './kit-access.ts';

/** What a template is made of: lines of a cart or an order, or kits, each of which becomes a template. */
export type TemplateSource =
  | { kind: 'cart'; cartId: string; lines: readonly string[] }
  | { kind: 'order'; orderId: string; lines: readonly number[] }
  | { kind: 'kits'; kitIds: readonly string[] };

/** Returns how many lines or kits are chosen. */
export const countOf = (source: TemplateSource): number =>
  source.kind === 'kits' ? source.kitIds.length : source.lines.length;

const SaveTemplateDialog = lazyWithKitTemplatesTexts(
  async () => (await import('./template/save-template-dialog.tsx')).SaveTemplateDialog,
);

/**
 * Returns the menu's action that makes a kit template of lines or kits, and its dialog, which the caller draws. False
 * without lines, and for who may not change templates.
 */
export const useTemplateAction = (source: TemplateSource): { action: MenuAction | false; dialog: ReactNode } => {
  const text = useText();
  const mayChange = useMayChangeTemplates();
  const [isOpen, setOpen] = useState(false);
  const isOffered = mayChange && countOf(source) > 0;
  return {
    action: isOffered && { id: 'template', name: text('kitPicker.template'), act: () => setOpen(true) },
    dialog: isOpen && (
      <Suspense>
        <SaveTemplateDialog source={source} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
