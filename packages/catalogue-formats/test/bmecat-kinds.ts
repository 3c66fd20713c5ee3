/** A feature's code and its values: of a range the lowest and the highest. */
export type Feature = readonly [code: string, ...values: string[]];

export interface Kind {
  classCode: string;
  de: string;
  en: string;
  nl: string;
  type: string;
  unit: string;
  features: (number: number) => readonly Feature[];
  /** More features, of whichever class: for files of which products tell much. */
  more: (number: number) => readonly Feature[];
}

const oneOf = (values: readonly string[], number: number): string => values[number % values.length] ?? '';

const yesOrNo = (number: number): string => (number % 2 === 0 ? 'true' : 'false');

export const KINDS: readonly Kind[] = [
  {
    classCode: 'EC000042',
    de: 'Leitungsschutzschalter',
    en: 'Miniature circuit breaker',
    nl: 'Installatieautomaat',
    type: 'MCBX',
    unit: 'C62',
    features: (number) => [
      ['EF000227', String(6 + (number % 9) * 2)],
      ['EF000228', '400'],
      ['EF000008', String(18 * (1 + (number % 4)))],
      ['EF000007', 'EV000154'],
      ['EF000040', '85'],
    ],
    more: (number) => [
      ['EF000889', oneOf(['EV000074', 'EV000084', 'EV000413'], number)],
      ['EF008618', String(1 + (number % 4))],
      ['EF002950', String(1 + (number % 4))],
      ['EF005617', oneOf(['6', '10', '15'], number)],
      ['EF000049', oneOf(['70.5', '74', '76'], number)],
      ['EF005474', 'EV006421'],
      ['EF000003', 'EV000384'],
      ['EF002169', 'EV000139'],
      ['EF000351', String(1 + (number % 3))],
      ['EF001438', oneOf(['84', '85', '90'], number)],
      ['EF002336', String(6 + (number % 9) * 2), String(10 + (number % 9) * 2)],
      ['EF003975', oneOf(['0.03', '0.3'], number)],
      ['EF000319', String(1 + (number % 4))],
      ['EF008256', String(number % 3)],
      ['EF008255', String(number % 2)],
      ['EF023974', (1 + (number % 30) / 10).toFixed(1)],
      ['EF000025', yesOrNo(number)],
      ['EF003978', oneOf(['230', '400'], number)],
      ['EF002392', '1', oneOf(['16', '25', '35'], number)],
    ],
  },
  {
    classCode: 'EC003248',
    de: 'Mantelleitung',
    en: 'Installation cable',
    nl: 'Installatiekabel',
    type: 'NYVM',
    unit: 'MTR',
    features: (number) => [
      ['EF000060', String(1.5 + (number % 5))],
      ['EF000551', (8 + (number % 40) / 10).toFixed(1)],
      ['EF000007', 'EV000202'],
      ['EF000228', '500'],
    ],
    more: (number) => [
      ['EF001792', String(3 + (number % 3))],
      ['EF001632', oneOf(['EV004199', 'EV004200'], number)],
      ['EF001622', 'EV000138'],
      ['EF000061', 'EV000139'],
      ['EF001625', 'EV000139'],
      ['EF000025', yesOrNo(number)],
      ['EF001618', oneOf(['EV000202', 'EV000154'], number)],
      ['EF001715', oneOf(['EV000202', 'EV000154', 'EV000080'], number)],
      ['EF001619', oneOf(['EV000139', 'EV000384'], number)],
      ['EF000876', (0.5 + (number % 20) / 10).toFixed(1)],
      ['EF000010', 'EV000384'],
      ['EF000015', (8 + (number % 60) / 10).toFixed(1)],
      ['EF005483', oneOf(['50', '100', '500'], number)],
      ['EF004810', (0.6 + (number % 8) / 10).toFixed(1)],
      ['EF002392', '-15', oneOf(['70', '90'], number)],
      ['EF001218', String(number % 4)],
      ['EF000229', (1 + (number % 12) / 10).toFixed(1)],
      ['EF001438', oneOf(['50', '100', '500'], number)],
    ],
  },
];
