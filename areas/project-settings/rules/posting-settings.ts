// Settings of flyers and business cards; the defaults keep the original look.

import { z } from 'zod'

/** Facts about an object that fit on one line, in display order. */
export const postingFacts = ['rooms', 'area', 'floor', 'moveIn'] as const
export type PostingFact = (typeof postingFacts)[number]

export const postingPictures = ['none', 'one', 'three'] as const
export const postingPapers = ['a4', 'a5'] as const
/** Language of the person who prints, a fixed language, or one sheet in each. */
export const postingLanguages = ['asking', 'de', 'fr', 'both'] as const

const shared = {
  /** #rrggbb; empty for printing without colour. */
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
