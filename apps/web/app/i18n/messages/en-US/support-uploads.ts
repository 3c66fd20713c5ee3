/** Files that are worked through, and documents that are ordered in parts. */
export const supportUploads = {
  'support.upload.waiting': '{name} waits for its turn',
  'support.upload.stage.reading': 'Reading {name}',
  'support.upload.stage.matching': 'Matching {name}: {done} of {all} lines',
  'support.upload.stage.pricing': 'Asking for prices and stock of {all} lines of {name}',
  'support.upload.stage.writing': 'Keeping {name}',
  'support.upload.under': 'Files that are worked through',
  'support.upload.stopOne': 'Stop {name}',
  'support.upload.stopped': '{name} was stopped; nothing of it is kept',
  'support.upload.doneMeanwhile': '{name} was done already',
  'support.parts.before':
    'The document has more lines than one order holds: it is ordered in {parts} parts, one after the other. The next takes {count} lines.',
  'support.parts.under': 'Part {part} of {parts} is being ordered',
  'support.parts.stop': 'Stop after this part',
  'support.parts.stopping': 'It stops after this part',
  'support.parts.ordered':
    '{count, plural, one {# line is} other {# lines are}} ordered, {left, plural, one {# is} other {# are}} not yet',
  'support.parts.done': 'Ordered in {parts, plural, one {# part} other {# parts}}',
  'support.parts.part': 'Part {part}: {number}, {count, plural, one {# line} other {# lines}}',
  'support.parts.more': 'and {count} more',
  'support.summary.rest': 'Ask for prices and stock anew to see what the rest comes to',
  'support.line.ordered': 'Ordered',
  'support.line.clearance': '{quantity} as clearance goods',
};
