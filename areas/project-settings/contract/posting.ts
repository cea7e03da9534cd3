// The pages "flyer" and "business card" (spec 2 §7 Project settings).

import { z } from 'zod'
import { colourOrNone } from '#platform/contract/fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { postingFacts, postingLanguages, postingPapers, postingPictures } from '../rules/posting-settings.ts'
import { settingHistory } from './history.ts'
import { savedSetting, settingVersion } from './project.ts'

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

export const getFlyer = endpoint({
  method: 'GET',
  path: '/api/v1/settings/flyer',
  summary: 'How flyers of objects look, with what was changed.',
  response: z.object({ version: settingVersion, data: flyerData, history: settingHistory }),
})

export const saveFlyer = endpoint({
  method: 'POST',
  path: '/api/v1/settings/flyer',
  summary: 'Saves how flyers look; a stale version answers 409 with what stands now.',
  body: flyerData.extend({ version: settingVersion }),
  response: savedSetting,
})

export const getBusinessCard = endpoint({
  method: 'GET',
  path: '/api/v1/settings/business-card',
  summary: 'How business cards of objects look, with what was changed.',
  response: z.object({ version: settingVersion, data: cardData, history: settingHistory }),
})

export const saveBusinessCard = endpoint({
  method: 'POST',
  path: '/api/v1/settings/business-card',
  summary: 'Saves how business cards look; a stale version answers 409 with what stands now.',
  body: cardData.extend({ version: settingVersion }),
  response: savedSetting,
})
