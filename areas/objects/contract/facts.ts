// Facts of an object that offers, assignments and agreements show.

import { z } from 'zod'

export const objectFacts = z.object({
  title: z.string(),
  address: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  /** Francs per month; the deposit is a single amount. */
  netRent: z.number().nullable(),
  ancillaryCost: z.number().nullable(),
  grossRent: z.number().nullable(),
  deposit: z.number().nullable(),
})
