// Settings of the public list: objects that are taken, and the list inside other websites (spec 2 §7 Project
// settings).

import { z } from 'zod'
import { colourOrNone } from '#platform/contract/fields.ts'
import { maxNumObjectImages } from '#platform/contract/file.ts'
import { frameColumns, frameFilters } from '../rules/frame-settings.ts'
import { settingsContract } from './settings-contract.ts'

const wrong = { error: 'general_value_not_valid' }

export const websiteData = z.object({
  /** True if reserved, let and sold objects stay on the public list. */
  showsTaken: z.boolean(),
  /** True if their prices are hidden. */
  hidesPricesOfTaken: z.boolean(),
  /** In display order, after the name of the object. */
  frameColumns: z.array(z.enum(frameColumns, wrong)).max(frameColumns.length, wrong.error),
  frameFilters: z.array(z.enum(frameFilters, wrong)).max(frameFilters.length, wrong.error),
  /**
   * #rrggbb; empty for the colour of the public pages. A colour with too little contrast is shown in the nearest
   * readable shade.
   */
  frameColor: colourOrNone,
  /** Number of pictures required for publication; 0 for no minimum. */
  leastPictures: z.int(wrong.error).min(0).max(maxNumObjectImages),
})
export type WebsiteData = z.infer<typeof websiteData>

export const { get: getWebsite, save: saveWebsite } = settingsContract({
  path: '/api/v1/settings/website',
  data: websiteData,
  get: 'What the public list tells of objects that are taken and what it shows in frames of other websites, with what was changed.',
  save: 'Saves what the public list tells of objects that are taken and what it shows in frames of other websites; a stale version answers 409 with what stands now.',
})
