/** A job that a contractor buys for: ETIM classes that go into one order, the most needed first. */
export interface Job {
  trade: 'electrical' | 'hws';
  classes: readonly string[];
}

export const JOBS: readonly Job[] = [
  // A distribution board anew.
  {
    trade: 'electrical',
    classes: ['EC000042', 'EC000003', 'EC000905', 'EC000297', 'EC000214', 'EC000005', 'EC000215'],
  },
  // A room: cable, sockets, switches, frames, boxes, terminals.
  {
    trade: 'electrical',
    classes: ['EC003248', 'EC000125', 'EC001590', 'EC000007', 'EC000127', 'EC000446', 'EC001174'],
  },
  // Lighting of a hall.
  {
    trade: 'electrical',
    classes: ['EC001716', 'EC001744', 'EC002892', 'EC001959', 'EC003248', 'EC000446', 'EC000450'],
  },
  // A machine's control cabinet.
  {
    trade: 'electrical',
    classes: ['EC000066', 'EC000074', 'EC000106', 'EC000196', 'EC000993', 'EC000897', 'EC000217'],
  },
  // Network in an office.
  { trade: 'electrical', classes: ['EC000133', 'EC001763', 'EC001097', 'EC000034', 'EC000853', 'EC000854'] },
  // Surveillance and alarm.
  { trade: 'electrical', classes: ['EC002883', 'EC002897', 'EC001747', 'EC001746', 'EC000339'] },
  // A motor and its drive.
  { trade: 'electrical', classes: ['EC001857', 'EC000074', 'EC001028', 'EC000099', 'EC001642', 'EC000046'] },
  // Pipes for hot water.
  { trade: 'hws', classes: ['EC011533', 'EC003024', 'EC003025', 'EC003023', 'EC011311', 'EC011343', 'EC010122'] },
  // Floor heating.
  { trade: 'hws', classes: ['EC011022', 'EC010136', 'EC010064', 'EC010292', 'EC010927', 'EC011386'] },
  // A boiler room.
  { trade: 'hws', classes: ['EC012034', 'EC012035', 'EC000393', 'EC010958', 'EC011333', 'EC000392', 'EC003024'] },
  // A bathroom.
  {
    trade: 'hws',
    classes: ['EC011550', 'EC011196', 'EC011328', 'EC011431', 'EC010862', 'EC010284', 'EC010195', 'EC010258'],
  },
  // A kitchen's water and drain.
  { trade: 'hws', classes: ['EC011329', 'EC011383', 'EC011535', 'EC010151', 'EC004485', 'EC011720'] },
];
