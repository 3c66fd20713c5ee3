import { typeset, typesetSvg } from '../../src/gateways/typesetting/embedded/typeset.ts';
import type { Typesetter } from '../../src/gateways/typesetting/port.ts';

/** The shop's typesetter without its thread. */
export const typesetterInProcess: Typesetter = {
  pdf: async (document) => typeset(document),
  svg: async (document) => typesetSvg(document),
  close: async () => undefined,
};
