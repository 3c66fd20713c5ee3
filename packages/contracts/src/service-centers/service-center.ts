import { z } from 'zod';

/** Section 3, "Service center", with where it is and whether it is the user's own choice. */
export const ServiceCenter = z.object({
  ServiceCenterId: z.string(),
  Name: z.string(),
  Address: z.string(),
  City: z.string(),
  Zip: z.string(),
  CountryCode: z.string(),
  /** The plant that orders picked up here are taken from. */
  PlantId: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  /** Local time at which it opens on a working day, "07:00"; empty where nobody told it. */
  OpeningTime: z.string(),
  /** Local time at which it closes on a working day: "16:30". */
  ClosingTime: z.string(),
  IsPreferred: z.boolean(),
  /** As the crow flies from the zip code that was asked for; null where none was, or nobody knows where that is. */
  DistanceKm: z.number().nullable(),
});
export type ServiceCenter = z.infer<typeof ServiceCenter>;
