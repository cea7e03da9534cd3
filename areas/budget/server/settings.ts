// Settings page of the budget, and the total amount.

import { z } from 'zod'
import { settingsEndpoints, type SettingPage } from '#areas/project-settings/server/public.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { BudgetSettingsData } from '../contract/settings.ts'
import * as contract from '../contract/settings.ts'
import { budgetSettings, type BudgetSettings } from '../rules/budget-settings.ts'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'

export const readBudgetSettings = (ctx: Context): Promise<BudgetSettings> => readSetting(ctx, 'budget', budgetSettings)

const budgetPage: SettingPage<BudgetSettingsData> = {
  key: 'budget',
  async read(ctx) {
    const { approvalLimit, vatRates, ...stored } = await readBudgetSettings(ctx)
    return {
      ...stored,
      approvalLimit: approvalLimit === null ? null : francsOf(approvalLimit),
      vatRates: vatRates.map(({ from, standard, reduced, accommodation }) => ({
        from,
        standard: standard / 100,
        reduced: reduced / 100,
        accommodation: accommodation / 100,
      })),
    }
  },
  documentOf: async (_ctx, { approvalLimit, vatRates, iban, ...data }) => ({
    ...budgetSettings.parse(data),
    iban: swissIban(iban) ?? '',
    approvalLimit: approvalLimit === null ? null : rappenOf(approvalLimit),
    vatRates: vatRates
      .map(({ from, standard, reduced, accommodation }) => ({
        from,
        standard: rappenOf(standard),
        reduced: rappenOf(reduced),
        accommodation: rappenOf(accommodation),
      }))
      .toSorted((a, b) => a.from.localeCompare(b.from)),
  }),
  words: (_ctx, field, value) => {
    if (field !== 'vatRates') return undefined
    const rates = z.array(z.object({ from: z.string(), standard: z.number() })).safeParse(value).data ?? []
    return rates.map(({ from, standard }) => `${from}: ${standard} %`).join(', ')
  },
}

export const { get: getBudgetSettings, save: saveBudgetSettings } = settingsEndpoints(
  { get: contract.getBudgetSettings, save: contract.saveBudgetSettings },
  budgetPage,
)

const totalKey = 'reporting_cost_total_amount'
const totalDocument = z.object({ value: z.int().nullable().default(null) })

/** In Rappen; null if none was saved. */
export const readTotalAmount = async (ctx: Context): Promise<number | null> =>
  (await readSetting(ctx, totalKey, totalDocument)).value

export const saveTotalAmount = handler(
  contract.saveTotalAmount,
  { permission: 'budget_write' },
  async (ctx, { body }) => {
    const before = await readTotalAmount(ctx)
    const value = rappenOf(body.value)
    if (value === before) return {}
    await ctx.db
      .insert(projectSetting)
      .values({ workspaceId: ctx.workspace.id, key: totalKey, value: { value }, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: [projectSetting.workspaceId, projectSetting.key],
        set: { value: { value }, updatedAt: ctx.now },
      })
    const title = ctx.t('budget_total_amount')
    ctx.record({
      event: 'budget.total_changed',
      subject: { kind: 'budget', id: ctx.workspace.id, title },
      changes: [{ field: 'total', old: before === null ? null : francsOf(before), new: francsOf(value) }],
    })
    return { notify: [{ type: 'success', title: ctx.t('budget_total_saved') }] }
  },
)
