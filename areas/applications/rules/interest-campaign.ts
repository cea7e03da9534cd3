// The mailed link to the application form contains its recipient as the campaign.

import { z } from 'zod'

const beginning = 'interest-'

export const campaignOf = (personId: string): string => `${beginning}${personId}`

/** Null for any other campaign. */
export const personIn = (campaign: string | undefined): string | null =>
  z.uuid().safeParse(campaign?.startsWith(beginning) ? campaign.slice(beginning.length) : undefined).data ?? null
