// Settings of all forms, and deposit providers: settings pages like the others, each one versioned document.

import { sql, getTableName } from 'drizzle-orm'
import { applicationDraft } from '#areas/application-form/server/public.ts'
import { application } from '#areas/applications/server/public.ts'
import { formGeneralSettings, formProviderSettings } from '#areas/forms/rules/form-settings.ts'
import { changesBetween, settingsEndpoints, type SettingPage } from '#areas/project-settings/server/public.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { FormGeneralData, FormProvidersData } from '../contract/general.ts'
import * as contract from '../contract/general.ts'

const applicationTable = getTableName(application)
const applicationDraftTable = getTableName(applicationDraft)

export const formGeneralPage: SettingPage<FormGeneralData> = {
  key: 'form_general',
  async read(ctx) {
    const { adultAge } = await readSetting(ctx, 'general', generalSettings)
    return { adultAge, ...(await readSetting(ctx, 'form_general', formGeneralSettings)) }
  },
  async documentOf(ctx, data) {
    await keepAdultAge(ctx, data.adultAge)
    return formGeneralSettings.parse(data)
  },
  words(ctx, field, value) {
    if (field === 'occupancy') return ctx.t(`form_settings_occupancy_${String(value)}`)
    return field === 'preset' ? ctx.t(`form_settings_preset_${String(value)}`) : undefined
  },
}

/** The age limit is a project setting, which the general settings page also shows. */
async function keepAdultAge(ctx: StaffContext, adultAge: number): Promise<void> {
  const before = await readSetting(ctx, 'general', generalSettings)
  if (changesBetween({ adultAge: before.adultAge }, { adultAge }).length === 0) return
  await ctx.db
    .insert(projectSetting)
    .values({ workspaceId: ctx.workspace.id, key: 'general', value: { adultAge }, version: 1, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [projectSetting.workspaceId, projectSetting.key],
      set: {
        value: sql`${projectSetting.value} || excluded.value`,
        version: sql`${projectSetting.version} + 1`,
        updatedAt: ctx.now,
      },
    })
}

export const formProvidersPage: SettingPage<FormProvidersData> = {
  key: 'form_providers',
  read: (ctx) => readSetting(ctx, 'form_providers', formProviderSettings),
  async documentOf(ctx, { providers }) {
    const before = await readSetting(ctx, 'form_providers', formProviderSettings)
    const gone = before.providers.filter((one) => providers.every(({ key }) => key !== one.key))
    const answered = await firstAnswered(
      ctx,
      gone.map(({ key }) => key),
    )
    const lost = gone.find(({ key }) => key === answered)
    if (lost) throw new AppError('form_settings_provider_answered', { values: { name: lost.name } })
    return { providers }
  },
  words(ctx, _field, value) {
    const provider = formProviderSettings.shape.providers.unwrap().element.safeParse(value).data
    if (!provider) return undefined
    return provider.isActive ? provider.name : ctx.t('form_settings_provider_off', { name: provider.name })
  },
}

/** Returns any of these providers that an applicant has chosen, or null. */
async function firstAnswered(ctx: StaffContext, keys: readonly string[]): Promise<string | null> {
  if (keys.length === 0) return null
  const { rows } = await ctx.client.query<{ provider: string }>(
    `select answers->>'provider' as provider from ${applicationTable} where workspace_id = $1 and answers->>'provider' = any($2::text[])
     union all
     select answers->>'provider' from ${applicationDraftTable} where workspace_id = $1 and answers->>'provider' = any($2::text[])
     limit 1`,
    [ctx.workspace.id, keys],
  )
  return rows[0]?.provider ?? null
}

export const { get: getFormGeneral, save: saveFormGeneral } = settingsEndpoints(
  { get: contract.getFormGeneral, save: contract.saveFormGeneral },
  formGeneralPage,
)
export const { get: getFormProviders, save: saveFormProviders } = settingsEndpoints(
  { get: contract.getFormProviders, save: contract.saveFormProviders },
  formProvidersPage,
)
