// The settings page "process". Language and currency are columns of the workspace; the rest is a document that other
// areas read.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { evaluationCriteria } from '../rules/evaluation-criteria.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { currencies, type ProcessData } from '../contract/process.ts'
import { settingVersion } from '../contract/settings-contract.ts'
import { refuseTogether } from '../rules/process-settings.ts'
import { changeWorkspace } from './project.ts'
import { readProcessFields, shownFields, takeProcessFields } from './process-fields.ts'
import { processSettings } from './public.ts'
import { readPage, type SettingPage, savePage } from './setting-page.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/process.ts'

/** Removes fields that no area declares. */
const knownFields = z.object({ ...contract.processData.shape, version: settingVersion })

export const processPage: SettingPage<ProcessData> = {
  key: 'process',
  async read(ctx) {
    const [home = ctx.workspace] = await ctx.db
      .select({ languages: workspace.languages, currency: workspace.currency })
      .from(workspace)
      .where(eq(workspace.id, ctx.workspace.id))
    const { projectType: _, ...document } = await processSettings(ctx)
    return {
      language: home.languages[0] ?? 'de',
      currency: currencies.find((one) => one === home.currency) ?? 'CHF',
      ...document,
      ...(await readProcessFields(ctx)),
    }
  },
  async documentOf(ctx, data) {
    const { language, currency, ...chosen } = data
    const problem = refuseTogether(chosen)
    if (problem) throw fieldRefusal(problem.field, problem.reason)
    const others = ctx.workspace.languages.filter((one) => one !== language)
    await changeWorkspace(ctx, { currency, languages: [language, ...others] })
    const { release, offerValidDays, reminderDaysBeforeOfferEnd, documentLinkValidDays, parallelOffersPerObject } =
      chosen
    const { reservedOnOpenOffer, secondEvaluationRequired, secondEvaluationByAnother } = chosen
    return {
      ...(await takeProcessFields(ctx, data)),
      release,
      offerValidDays,
      reminderDaysBeforeOfferEnd,
      documentLinkValidDays,
      parallelOffersPerObject,
      reservedOnOpenOffer,
      secondEvaluationRequired,
      secondEvaluationByAnother,
      evaluationCriteria: chosen.evaluationCriteria,
      rejectedRetentionDays: chosen.rejectedRetentionDays,
    }
  },
  words(ctx, field, value) {
    if (field === 'evaluationCriteria') return ctx.t(`applications_criterion_${String(value)}`)
    if (field === 'release') return ctx.t(`project_settings_release_${String(value)}`)
    return field === 'language' ? ctx.t(`shell_language_${String(value)}`) : undefined
  },
}

export const getProcess = handler(contract.getProcess, { permission: 'admin' }, async (ctx) => {
  return {
    ...(await readPage(processPage)(ctx)),
    fields: shownFields(ctx),
    criteria: evaluationCriteria.map((value) => ({ value, displayName: ctx.t(`applications_criterion_${value}`) })),
  }
})

export const saveProcess = handler(contract.saveProcess, { permission: 'admin' }, async (ctx, { body }) => {
  const known = { ...knownFields.parse(body), ...(await takeProcessFields(ctx, body)) }
  return savePage(processPage)(ctx, { body: known })
})
