// Checks that adults are of age and children are not, also when staff correct a date of birth.

import { swissDay } from '#areas/forms/rules/days.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { ageProblem } from '../../rules/household.ts'

interface Days {
  before: string | null
  wanted: string | null
}

/** An unchanged date is not checked again, so that staff can correct a name years later. */
export async function assertAge(ctx: Context, kind: 'adult' | 'child', { before, wanted }: Days): Promise<void> {
  if (wanted === before) return
  const { adultAge } = await readSetting(ctx, 'general', generalSettings)
  const problem = ageProblem(kind, wanted, { today: swissDay(ctx.now), adultAge })
  if (problem) throw fieldRefusal('date_of_birth', problem, { age: adultAge })
}
