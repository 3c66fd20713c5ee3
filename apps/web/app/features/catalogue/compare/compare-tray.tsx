import { useLocation } from 'react-router';
import { splitLocale, useText } from '../../../i18n/index.ts';
import { Button, buttonStyle, CloseIcon, LinkButton, notify, Picture } from '../../../ui/index.ts';
import { type Compared, MOST_COMPARED, setCompared, toggleCompared, useComparison } from './compared.ts';

export const comparePath = (codes: readonly string[]): string =>
  `/compare?codes=${codes.map(encodeURIComponent).join(',')}`;

const Chosen = ({ material }: { material: Compared }) => {
  const text = useText();
  return (
    <li className="relative flex items-center gap-2 tablet:rounded-md tablet:border tablet:border-line tablet:pr-9 tablet:pl-1">
      <Picture src={material.imageUrl} alt="" width={44} height={44} />
      <span className="line-clamp-2 break-words hidden max-w-40 text-sm leading-tight tablet:[display:-webkit-box]">
        {material.name}
      </span>
      <button
        type="button"
        aria-label={text('ui.remove', { name: material.name })}
        onClick={() => toggleCompared(material)}
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-edge bg-surface hover:bg-sunken tablet:top-auto tablet:right-1 tablet:size-8 tablet:border-0 tablet:bg-transparent"
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
};

/** What is to be compared, at the foot of every page but the comparison itself. */
export const CompareTray = () => {
  const text = useText();
  const { items, isRefused } = useComparison();
  const { pathname } = useLocation();
  if (items.length === 0 || splitLocale(pathname).path === '/compare') return null;

  const clear = (): void => {
    setCompared([]);
    notify(text('compare.cleared'), () => setCompared(items));
  };
  return (
    <>
      {/* What it covers can be scrolled up to. */}
      <div aria-hidden="true" className="h-24 bg-surface print:hidden" />
      <section
        aria-label={text('compare.tray')}
        className="fixed inset-x-0 bottom-14 z-20 animate-rise border-t border-edge bg-raised shadow-float tablet:bottom-0 print:hidden"
      >
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <ul className="flex gap-3 tablet:gap-2">
            {items.map((material) => (
              <Chosen key={material.code} material={material} />
            ))}
          </ul>
          <p role="status" className={isRefused ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
            {isRefused
              ? text('compare.full', { most: MOST_COMPARED })
              : text('compare.chosen', { count: items.length, most: MOST_COMPARED })}
          </p>
          <div className="ml-auto flex items-center gap-2">
            <Button kind="quiet" onPress={clear}>
              {text('compare.clear')}
            </Button>
            {items.length > 1 ? (
              <LinkButton kind="primary" to={comparePath(items.map(({ code }) => code))}>
                {text('compare.open')}
              </LinkButton>
            ) : (
              <span className={buttonStyle('secondary', 'medium', 'pointer-events-none opacity-60 max-tablet:hidden')}>
                {text('compare.another')}
              </span>
            )}
          </div>
        </div>
      </section>
    </>
  );
};
