// A project can pause its applications. Existing drafts stay and can be submitted after the pause.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { formGeneralSettings } from '#areas/forms/rules/form-settings.ts'

export async function refuseWhilePaused(ctx: Context): Promise<void> {
  const refusal = await lookPause(ctx)
  if (refusal) throw refusal
}

/** Message that the start page shows instead of the start button; null while applications are accepted. */
export async function readPause(ctx: Context): Promise<string | null> {
  const refusal = await lookPause(ctx)
  return refusal && ctx.t(refusal.key, refusal.details.values)
}

async function lookPause(ctx: Context): Promise<AppError | null> {
  const { isPaused, pauseNoteDe, pauseNoteFr } = await readSetting(ctx, 'form_general', formGeneralSettings)
  if (!isPaused) return null
  const note = (ctx.language === 'fr' ? [pauseNoteFr, pauseNoteDe] : [pauseNoteDe, pauseNoteFr]).find(Boolean)
  return note
    ? new AppError('application_form_paused_note', { values: { note } })
    : new AppError('application_form_paused')
}
