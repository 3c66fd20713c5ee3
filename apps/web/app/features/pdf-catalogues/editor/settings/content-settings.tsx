import { LOCALES } from '@grossist/domain';
import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES, useText } from '../../../../i18n/index.ts';
import { Checkbox } from '../../../../ui/index.ts';
import { LONGEST } from '../../catalogue-words.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { CatalogueChange } from '../use-change-catalogue.ts';
import { BarcodeSelect, OptionSelect, OrderSelect, PriceChoice, TypeSelect } from './option-select.tsx';
import { SavedText, type SettingsProps } from './saved-text.tsx';

const PER_ROW = ['1', '2', '3', '4'] as const;

/** Name and kind of a catalog, and what its pages show. [pdf-04] */
export const ContentSettings = ({ catalogue, changing: { change }, isReadOnly }: SettingsProps) => {
  const text = useText();
  const box = (name: string, isSelected: boolean, changed: (isOn: boolean) => CatalogueChange): ReactNode => (
    <Checkbox isSelected={isSelected} isDisabled={isReadOnly} onChange={(isOn) => change(changed(isOn))}>
      {name}
    </Checkbox>
  );
  const perRow = PER_ROW.find((count) => count === String(catalogue.picturesPerRow)) ?? '2';
  return (
    <div className="grid gap-6">
      <SettingsGroup title={text('pdf.group.about')}>
        <SavedText
          label={text('pdf.name')}
          saved={catalogue.name}
          longest={LONGEST.name}
          isReadOnly={isReadOnly}
          onSave={(name) => change({ name })}
        />
        <TypeSelect value={catalogue.type} isDisabled={isReadOnly} onChange={(type) => change({ type })} />
        <SavedText
          label={text('pdf.description')}
          hint={text('pdf.description.hint')}
          saved={catalogue.description}
          longest={LONGEST.description}
          rows={2}
          isReadOnly={isReadOnly}
          onSave={(description) => change({ description })}
        />
        <SavedText
          label={text('pdf.contactName')}
          hint={text('pdf.contactName.hint')}
          saved={catalogue.contactName}
          longest={LONGEST.contactName}
          isReadOnly={isReadOnly}
          onSave={(contactName) => change({ contactName })}
        />
        <OptionSelect
          label={text('pdf.language')}
          options={LOCALES}
          nameOf={(locale) => LANGUAGE_NAMES[locale]}
          value={catalogue.language}
          isDisabled={isReadOnly}
          onChange={(language) => change({ language })}
        />
      </SettingsGroup>
      <SettingsGroup title={text('pdf.group.materials')}>
        <OrderSelect
          value={catalogue.sortOrder}
          isDisabled={isReadOnly}
          onChange={(sortOrder) => change({ sortOrder })}
        />
        <BarcodeSelect
          value={catalogue.barcodeType}
          isDisabled={isReadOnly}
          onChange={(barcodeType) => change({ barcodeType })}
        />
        {catalogue.type === 'catalog' && (
          <OptionSelect
            label={text('pdf.perRow')}
            options={PER_ROW}
            nameOf={(count) => count}
            value={perRow}
            isDisabled={isReadOnly}
            onChange={(count) => change({ picturesPerRow: Number(count) })}
          />
        )}
        <div className="grid content-start gap-2 tablet:col-span-2 tablet:grid-cols-2">
          {box(text('pdf.show.pictures'), catalogue.hasPictures, (hasPictures) => ({ hasPictures }))}
          {box(text('pdf.show.notes'), catalogue.includeNotes, (includeNotes) => ({ includeNotes }))}
          {box(text('pdf.show.specifications'), catalogue.includeTechnicalSpecifications, (isOn) => ({
            includeTechnicalSpecifications: isOn,
          }))}
          {box(text('pdf.show.headings'), catalogue.headings === 'catalogNode', (isOn) => ({
            headings: isOn ? 'catalogNode' : 'none',
          }))}
          {box(text('pdf.show.contents'), catalogue.hasTableOfContents, (hasTableOfContents) => ({
            hasTableOfContents,
          }))}
          {box(text('pdf.show.pageNumbers'), catalogue.hasPageNumbers, (hasPageNumbers) => ({ hasPageNumbers }))}
        </div>
      </SettingsGroup>
      <SettingsGroup title={text('pdf.group.prices')}>
        <PriceChoice value={catalogue} isDisabled={isReadOnly} onChange={change} />
      </SettingsGroup>
    </div>
  );
};

const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="grid items-start gap-4 tablet:grid-cols-2">{children}</div>
    </section>
  );
};

/** Cover, introduction page and logo of a catalog. [pdf-04] */
export const CoverSettings = ({ catalogue, changing: { change }, isReadOnly }: SettingsProps) => {
  const text = useText();
  return (
    <div className="grid gap-6">
      <PictureField
        label={text('pdf.cover.picture')}
        hint={text('pdf.cover.hint')}
        url={catalogue.coverPageImageUrl}
        isReadOnly={isReadOnly}
        onChange={(coverPageImageUrl) => change({ coverPageImageUrl })}
      />
      <SavedText
        label={text('pdf.introduction.text')}
        hint={text('pdf.introduction.hint')}
        saved={catalogue.introductionText}
        longest={LONGEST.introductionText}
        rows={6}
        isReadOnly={isReadOnly}
        onSave={(introductionText) => change({ introductionText })}
      />
      <PictureField
        label={text('pdf.introduction.picture')}
        url={catalogue.introductionPageImageUrl}
        isReadOnly={isReadOnly}
        onChange={(introductionPageImageUrl) => change({ introductionPageImageUrl })}
      />
      <Checkbox
        isSelected={catalogue.includeLogo}
        isDisabled={isReadOnly}
        onChange={(includeLogo) => change({ includeLogo })}
      >
        {text('pdf.show.logo')}
      </Checkbox>
      {catalogue.includeLogo && (
        <PictureField
          label={text('pdf.logo.own')}
          hint={catalogue.logoUrl === '' ? text('pdf.logo.own.hint') : undefined}
          url={catalogue.logoUrl}
          isReadOnly={isReadOnly}
          onChange={(logoUrl) => change({ logoUrl })}
        />
      )}
    </div>
  );
};
