import { z } from 'zod';

const OK = z.literal('ok');

/** What a search finds; kinds that nothing is made of are passed over. */
export const Found = z.object({
  type: z.string(),
  id: z.string().optional(),
  titel: z.string(),
  vejnavn: z.string().optional(),
  husnummer: z.string().optional(),
  postnr: z.string().optional(),
  postdistrikt: z.string().optional(),
});
export type Found = z.infer<typeof Found>;

export const SearchAnswer = z.object({ status: OK, fund: z.array(Found) });

/** A house number by its id; coordinates in metres, ETRS89 / UTM zone 32 (EPSG:25832). */
export const HouseNumberAnswer = z.object({
  status: OK,
  husnummer: z.object({
    husnummertekst: z.string(),
    vejnavn: z.string(),
    postnummer: z.object({ postnr: z.string(), navn: z.string() }),
    adgangspunkt: z.object({ koordinater: z.object({ x: z.number(), y: z.number() }) }).nullish(),
  }),
});
