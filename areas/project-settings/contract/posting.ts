// The pages "flyer" and "business card" (spec 2 §7 Project settings).

import { z } from 'zod'
import { colourOrNone } from '#platform/contract/fields.ts'
import { postingFacts, postingLanguages, postingPapers, postingPictures } from '../rules/posting-settings.ts'
import { settingsContract } from './settings-contract.ts'

const wrong = { error: 'general_value_not_valid' }
const foot = z.string().trim().max(200, 'general_text_too_long')

const shared = {
  color: colourOrNone,
  showsLogo: z.boolean(),
  facts: z.array(z.enum(postingFacts, wrong)).max(postingFacts.length, 'general_value_not_valid'),
  showsContact: z.boolean(),
  footDe: foot,
  footFr: foot,
  languages: z.enum(postingLanguages, wrong),
}

export const flyerData = z.object({
  ...shared,
  pictures: z.enum(postingPictures, wrong),
  showsText: z.boolean(),
  showsFeatures: z.boolean(),
  showsPlan: z.boolean(),
  paper: z.enum(postingPapers, wrong),
})
export type FlyerData = z.infer<typeof flyerData>

export const cardData = z.object(shared)
export type CardData = z.infer<typeof cardData>

export const { get: getFlyer, save: saveFlyer } = settingsContract({
  path: '/api/v1/settings/flyer',
  data: flyerData,
  get: 'How flyers of objects look, with what was changed.',
  save: 'Saves how flyers look; a stale version answers 409 with what stands now.',
})

export const { get: getBusinessCard, save: saveBusinessCard } = settingsContract({
  path: '/api/v1/settings/business-card',
  data: cardData,
  get: 'How business cards of objects look, with what was changed.',
  save: 'Saves how business cards look; a stale version answers 409 with what stands now.',
})
