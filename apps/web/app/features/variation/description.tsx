import type { VariationDetails } from '@grossist/contracts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';

/** What the supplier writes of it, with a word on the language where it is not the reader's. */
export const Description = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const { Description: description, DescriptionLanguage: language } = variation;
  if (description === '') return null;
  return (
    <section aria-labelledby="description" className="grid max-w-prose gap-2">
      <h2 id="description" className="text-xl">
        {text('variation.description')}
      </h2>
      {language !== '' && (
        <p className="text-sm text-muted">
          {text('variation.description.language', { language: nameOfLanguage(language) })}
        </p>
      )}
      <p lang={language || undefined} className="whitespace-pre-line">
        {description}
      </p>
    </section>
  );
};
