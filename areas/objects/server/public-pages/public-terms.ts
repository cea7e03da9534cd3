// Visibility rules of public objects for today.

import { publicListSettings } from '#areas/project-settings/rules/settings.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { PublicTerms } from '../../rules/public-pages/public-object.ts'
import { swissDay } from '../details/object-row.ts'

export async function publicTerms(ctx: Context): Promise<PublicTerms> {
  const { reservedOnOpenOffer } = await processSettings(ctx)
  const { showsTaken, hidesPricesOfTaken } = await readSetting(ctx, 'public-list', publicListSettings)
  return { today: swissDay(ctx.now), reservedOnOpenOffer, showsTaken, hidesPricesOfTaken }
}
