import type { KitTemplate } from '@grossist/contracts';
import { KIT_NUMBER, numberedNames } from '@grossist/domain';

export type TemplateToPick = Pick<KitTemplate, 'id' | 'headerDescription'>;

/** A template of which kits are made. */
export interface PickedTemplate {
  template: TemplateToPick;
  count: number;
  /** Names of the kits, "Stairs {n}"; '' for the template's own. */
  pattern: string;
  /** False: the pattern follows from the template's name. */
  isTyped: boolean;
}

/** By template, in the order in which they were picked. */
export type PickedTemplates = ReadonlyMap<string, PickedTemplate>;

export const NOTHING_PICKED: PickedTemplates = new Map();

/** Returns the default name pattern: numbered for several kits, the template's name for one. */
const presetPattern = ({ headerDescription }: TemplateToPick, count: number): string =>
  count > 1 && headerDescription !== '' ? `${headerDescription} ${KIT_NUMBER}` : '';

/** Picks a template for one kit, or takes it back. */
export const withPicked = (picked: PickedTemplates, template: TemplateToPick, isPicked: boolean): PickedTemplates => {
  const next = new Map(picked);
  if (isPicked) next.set(template.id, { template, count: 1, pattern: '', isTyped: false });
  else next.delete(template.id);
  return next;
};

const changed = (picked: PickedTemplates, id: string, change: (one: PickedTemplate) => PickedTemplate) => {
  const known = picked.get(id);
  return known === undefined ? picked : new Map(picked).set(id, change(known));
};

/** Sets how many kits are made of a template, at least one; updates the pattern until one was typed. */
export const withCount = (picked: PickedTemplates, id: string, count: number): PickedTemplates =>
  changed(picked, id, (one) => {
    const whole = Math.max(1, Math.floor(count));
    return { ...one, count: whole, pattern: one.isTyped ? one.pattern : presetPattern(one.template, whole) };
  });

/** Sets the names of the kits of a template. */
export const withPattern = (picked: PickedTemplates, id: string, pattern: string): PickedTemplates =>
  changed(picked, id, (one) => ({ ...one, pattern, isTyped: true }));

/** Returns how many kits are made altogether. */
export const kitsIn = (picked: PickedTemplates): number =>
  [...picked.values()].reduce((sum, { count }) => sum + count, 0);

/** Returns an entry for each kit; null names it after its template. [kit-17] */
export const entriesOf = (picked: PickedTemplates): { templateId: string; headerDescription: string | null }[] =>
  [...picked.values()].flatMap(({ template, count, pattern }) =>
    numberedNames(pattern, count).map((headerDescription) => ({ templateId: template.id, headerDescription })),
  );
