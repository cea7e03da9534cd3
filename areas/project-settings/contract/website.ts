// What the public sees of objects that are taken (spec 2 §7 Project settings).

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { settingHistory } from './history.ts'
import { savedSetting, settingVersion } from './project.ts'

export const websiteData = z.object({
  /** Whether reserved, let and sold objects stay on the public list. */
  showsTaken: z.boolean(),
  /** Whether their prices are left out. */
  hidesPricesOfTaken: z.boolean(),
})
export type WebsiteData = z.infer<typeof websiteData>

export const getWebsite = endpoint({
  method: 'GET',
  path: '/api/v1/settings/website',
  summary: 'What the public list tells of objects that are taken, with what was changed.',
  answer: z.object({ version: settingVersion, data: websiteData, history: settingHistory }),
})

export const saveWebsite = endpoint({
  method: 'POST',
  path: '/api/v1/settings/website',
  summary:
    'Saves what the public list tells of objects that are taken; a stale version answers 409 with what stands now.',
  body: websiteData.extend({ version: settingVersion }),
  answer: savedSetting,
})
