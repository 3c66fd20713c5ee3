import { joinParts } from '../../src/gateways/typesetting/embedded/join/join-parts.ts';
import { typeset, typesetPart, typesetSvg } from '../../src/gateways/typesetting/embedded/typeset.ts';
import type { Typesetter } from '../../src/gateways/typesetting/port.ts';

/** The shop's typesetter without its thread. */
export const typesetterInProcess: Typesetter = {
  pdf: async (document) => typeset(document),
  part: async (part) => typesetPart(part),
  join: async (parts, outline) => joinParts(parts, outline),
  svg: async (document) => typesetSvg(document),
  close: async () => undefined,
};
