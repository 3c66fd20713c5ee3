import { useText } from '../i18n/index.ts';
import { Button, TextLink } from '../ui/index.ts';

/**
 * Asks for consent above the page, where it covers nothing: both answers look alike, and nothing is stored until one of
 * them is given. Without script there are no statistics and no question.
 */
export const ConsentBar = () => {
  const text = useText();
  const answer = async (choice: 'yes' | 'no'): Promise<void> => {
    const { chooseConsent } = await import('./choose-consent.ts');
    chooseConsent(choice);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={text('shell.privacy')}
      className="border-b border-line bg-surface text-sm noscript:hidden print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <p className="min-w-60 flex-1">
          {text('consent.why')}{' '}
          <TextLink to="/privacy" className="whitespace-nowrap">
            {text('consent.more')}
          </TextLink>
        </p>
        <div className="grid grid-cols-2 gap-2 max-tablet:w-full">
          <Button onPress={() => void answer('no')}>{text('consent.no')}</Button>
          <Button onPress={() => void answer('yes')}>{text('consent.yes')}</Button>
        </div>
      </div>
    </section>
  );
};
