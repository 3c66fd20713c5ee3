/** Numbers of materials as they are written, compared and checked. */

export * from './barcodes.ts';
export * from './material-numbers.ts';
