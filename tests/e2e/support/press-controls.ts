import type { Page } from 'playwright-core';

/** What one round of pressing found: the controls pressed, and whether another page came up before all were pressed. */
interface Round {
  pressed: string[];
  hasLeft: boolean;
}

/** Rounds on one screen: a control that opens another page ends a round. */
const MOST_ROUNDS = 6;

/** Presses, inside of the page, each control that is not yet pressed, those of an open dialog or menu first. */
const pressRound = async (known: readonly string[]): Promise<Round> => {
  const CONTROLS =
    'button, [role="switch"], [role="menuitem"], [role="tab"], input[type="checkbox"], input[type="radio"], select';
  const SETTLE_MS = 40;
  const OPENING_MS = 160;
  const pressed: string[] = [];
  const done = new Set(known);
  const start = location.pathname;

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim();
  /** The second row of a list offers what its first does. */
  const isInLaterRow = (element: Element): boolean => {
    if (element.closest('dialog, [popover], [role="menu"], nav, header') !== null) return false;
    const row = element.closest('li, tr, article');
    return row !== null && [...(row.parentElement?.children ?? [])].indexOf(row) > 0;
  };
  const openLayers = (): Element[] =>
    [...document.querySelectorAll('dialog[open], [role="dialog"], [popover], [role="menu"]')].filter(isShown);
  const keyOf = (element: Element): string => {
    const place = element.closest('header, footer, dialog, [role="dialog"], [popover], section, main');
    const heading = place === null ? '' : nameOf(place.querySelector('h1, h2, h3') ?? place).slice(0, 40);
    // Controls that differ in a quantity or the material that they name do the same.
    const name = nameOf(element).replaceAll(/\(.*\)|: .*$|[\d✓]/gs, '');
    return `${place?.tagName ?? ''} ${heading} | ${element.tagName} ${name.slice(0, 60)}`;
  };
  const isPressable = (element: Element): boolean =>
    isShown(element) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !isInLaterRow(element) &&
    !done.has(keyOf(element));
  const nextControl = (): Element | undefined => {
    const layers = openLayers().toReversed();
    for (const layer of layers) {
      const inside = [...layer.querySelectorAll(CONTROLS)].filter(isPressable);
      if (inside.length > 0) return inside.toSorted((one, other) => Number(closes(one)) - Number(closes(other)))[0];
    }
    for (const layer of layers) if (layer instanceof HTMLDialogElement) layer.close();
    return [...document.querySelectorAll(CONTROLS)].find(isPressable);
  };
  const closes = (element: Element): boolean =>
    element.matches('[formmethod="dialog"], [commandfor][command="close"]') ||
    /^(Luk|Annuller|Fortryd)/.test(nameOf(element));
  const setValue = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const valueFor = (type: string): string => {
    if (type === 'number') return '1';
    if (type === 'email') return 'somebody@elsewhere.example';
    return type === 'date' ? '2030-01-07' : '11';
  };
  const fillAround = (element: Element): void => {
    const around = element.closest('form, dialog, [role="dialog"]');
    for (const field of around?.querySelectorAll('input, textarea') ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const isEmptyText = field.value === '' && !['checkbox', 'radio', 'file', 'hidden'].includes(field.type);
      if (isEmptyText && !field.disabled && !field.readOnly) setValue(field, valueFor(field.type));
    }
  };
  const press = (element: Element): void => {
    fillAround(element);
    if (element instanceof HTMLSelectElement) {
      const other = [...element.options].find(({ selected, disabled }) => !selected && !disabled);
      if (other !== undefined) setValue(element, other.value);
    } else if (element instanceof HTMLElement) element.click();
  };

  window.print = () => undefined;
  window.open = () => null;
  for (let control = nextControl(); control !== undefined; control = nextControl()) {
    const key = keyOf(control);
    done.add(key);
    pressed.push(key);
    const layers = openLayers().length;
    press(control);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const opens = control.matches('[aria-haspopup], [aria-expanded], [popovertarget]');
    if (opens || openLayers().length > layers) await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
    if (location.pathname !== start) return { pressed, hasLeft: true };
  }
  return { pressed, hasLeft: false };
};

/**
 * Presses every enabled control of the screen that `show` opens, each once, and those of the dialogs and menus that come up.
 * Controls whose keys are in `known` are left out; what was pressed is added to it.
 */
export const pressControls = async (page: Page, show: () => Promise<void>, known: Set<string>): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await show();
    const seen = known.size;
    // A control that loads another document ends the round as one that opens another page does.
    const { pressed, hasLeft } = await page
      .evaluate(pressRound, [...known])
      .catch((): Round => ({ pressed: [], hasLeft: true }));
    for (const key of pressed) known.add(key);
    if (!hasLeft || known.size === seen) return;
  }
};
