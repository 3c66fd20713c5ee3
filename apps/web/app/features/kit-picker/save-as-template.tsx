import { Suspense, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../i18n/kit-templates-texts.ts';
import { Button, type ButtonProps, PackageIcon } from '../../ui/index.ts';
import { useMayChangeTemplates } from './kit-rights.ts';
import { countOf, type TemplateSource } from './template/template-source.ts';

const SaveTemplateDialog = lazyWithKitTemplatesTexts(
  async () => (await import('./template/save-template-dialog.tsx')).SaveTemplateDialog,
);

export interface SaveAsTemplateProps extends Pick<ButtonProps, 'kind' | 'size' | 'className'> {
  source: TemplateSource;
}

/** The button that makes a kit template of lines or kits; nothing without any, and for who may not change templates. */
export const SaveAsTemplate = ({ source, ...style }: SaveAsTemplateProps) => {
  const text = useText();
  const mayChange = useMayChangeTemplates();
  const [isOpen, setOpen] = useState(false);
  if (!mayChange || countOf(source) === 0) return null;
  return (
    <>
      <Button {...style} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PackageIcon size={18} />
        {text('kitPicker.template')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveTemplateDialog source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
