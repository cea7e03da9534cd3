// How flyers and business cards of objects look; what nobody has chosen looks as it always did.

import { z } from 'zod'

/** What can be said of an object in one line, in the order in which it stands there. */
export const postingFacts = ['rooms', 'area', 'floor', 'moveIn'] as const
export type PostingFact = (typeof postingFacts)[number]

export const postingPictures = ['none', 'one', 'three'] as const
export const postingPapers = ['a4', 'a5'] as const
/** That of whoever prints, one of both, or a sheet in each. */
export const postingLanguages = ['asking', 'de', 'fr', 'both'] as const

const shared = {
  /** #rrggbb; empty for print without colour. */
  color: z.string().default(''),
  showsLogo: z.boolean().default(false),
  facts: z.array(z.enum(postingFacts)).default([...postingFacts]),
  showsContact: z.boolean().default(true),
  footDe: z.string().default(''),
  footFr: z.string().default(''),
  languages: z.enum(postingLanguages).default('asking'),
}

export const flyerSettings = z.object({
  ...shared,
  pictures: z.enum(postingPictures).default('one'),
  showsText: z.boolean().default(true),
  showsFeatures: z.boolean().default(true),
  showsPlan: z.boolean().default(true),
  paper: z.enum(postingPapers).default('a4'),
})
export type FlyerSettings = z.infer<typeof flyerSettings>

export const cardSettings = z.object({
  ...shared,
  facts: z.array(z.enum(postingFacts)).default(['rooms', 'area', 'floor']),
})
export type CardSettings = z.infer<typeof cardSettings>
