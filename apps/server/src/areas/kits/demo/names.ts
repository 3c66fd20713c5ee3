/** What the kits of the demo's Danish installer are called. */
export const TEMPLATE_NAMES = ['Toværelses lejlighed', 'Hjørnelejlighed', 'Baderum'] as const;

export const TEMPLATE_NOTE = 'Til hjørnelejligheder: husk det ekstra udtag i køkkenet';

export const RUNNING_PROJECT = 'Solvænget 12, opgang 3';
export const ORDERED_PROJECT = 'Solvænget 12, opgang 2';

const FLOORS = ['St.', '1.', '2.', '3.', '4.', '5.'];

/** Twelve flats of a stairway. The last two are corner flats. */
export const FLATS: readonly string[] = FLOORS.flatMap((floor) => [`${floor} tv.`, `${floor} th.`]);
