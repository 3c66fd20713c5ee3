import type { DialuxInformation } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/index.ts';

export interface DialuxProps {
  dialux: DialuxInformation;
}

/** What a lamp has for planning light in Dialux: its picture and its links. Section 3, "dialux information". */
export const Dialux = ({ dialux: { dialuxLinks, imageUrl } }: DialuxProps) => {
  const text = useText();
  return (
    <section aria-labelledby="dialux" className="grid gap-3">
      <h2 id="dialux" className="text-xl">
        {text('variation.dialux')}
      </h2>
      <div className="flex flex-wrap items-center gap-6 rounded-lg border border-line bg-surface p-4">
        {imageUrl !== '' && <Picture src={imageUrl} alt="" width={112} height={112} />}
        <ul className="grid min-w-0 gap-1">
          {dialuxLinks.map(({ Title, Url }) => (
            <li key={Url}>
              <a
                href={Url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-block py-1 font-semibold break-all text-accent underline underline-offset-3"
              >
                {Title}
                <span className="sr-only"> ({text('variation.documents.newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
