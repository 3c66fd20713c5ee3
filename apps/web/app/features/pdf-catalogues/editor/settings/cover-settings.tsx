import { useText } from '../../../../i18n/index.ts';
import { Checkbox } from '../../../../ui/index.ts';
import { LONGEST } from '../../catalogue-words.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { SavedText, type SettingsProps } from './saved-text.tsx';

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
