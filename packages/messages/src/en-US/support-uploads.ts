/** Files that are worked through, and documents that are ordered in parts. */
export const supportUploads = {
  'support.upload.waiting': '{name} is waiting in the queue',
  'support.upload.stage.reading': 'Reading {name}',
  'support.upload.stage.matching': 'Matching {name}: {done} of {all} lines',
  'support.upload.stage.pricing': 'Loading prices and stock for {all} lines of {name}',
  'support.upload.stage.writing': 'Saving {name}',
  'support.upload.under': 'Files in progress',
  'support.upload.stopOne': 'Stop {name}',
  'support.upload.stopped': '{name} was stopped; nothing was saved',
  'support.upload.doneMeanwhile': '{name} had already finished',
  'support.parts.before':
    'The document has more lines than one order holds. It is ordered in {parts} parts, one after the other. The next part has {count} lines.',
  'support.parts.under': 'Ordering part {part} of {parts}',
  'support.parts.stop': 'Stop after this part',
  'support.parts.stopping': 'Stopping after this part',
  'support.parts.ordered':
    '{count, plural, one {# line} other {# lines}} ordered, {left, plural, one {#} other {#}} remaining',
  'support.parts.done': 'Ordered in {parts, plural, one {# part} other {# parts}}',
  'support.parts.part': 'Part {part}: {number}, {count, plural, one {# line} other {# lines}}',
  'support.parts.more': 'and {count} more',
  'support.summary.rest': 'Refresh prices and stock to see the amount of the rest',
  'support.line.ordered': 'Ordered',
  'support.line.clearance': '{quantity} at clearance price',
};
