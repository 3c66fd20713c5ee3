import { z } from 'zod';

/** Places API, places:autocomplete. */
export const AutocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z
              .object({
                mainText: z.object({ text: z.string() }),
                secondaryText: z.object({ text: z.string() }).optional(),
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** Places API, a place by its id. */
export const PlaceAnswer = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()).default([]) }))
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

/** Geocoding API. */
export const GeocodeAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        partial_match: z.boolean().optional(),
      }),
    )
    .default([]),
});
