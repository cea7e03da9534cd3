// Sections of a letting report about costs and fees of the whole project; only for people who may see the budget.

import { listFees, readBudgetSums, type BudgetSums } from '#areas/budget/server/public.ts'
import { feeStateText } from '#areas/budget/rules/fee.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { rappenOf } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { PrintedFigure } from '#platform/server/documents/printed-chart.ts'
import { type Value } from '../../rules/written-values.ts'
import { francs, mostBars } from '../document/charts.ts'
import type { ReportSection } from '../document/report-document.ts'

const shown = ['planned', 'committed', 'paid', 'rest'] as const

/** Sections without costs or fees are left out. */
export async function costSections(ctx: Context): Promise<ReportSection[]> {
  return [...costsSection(ctx, await readBudgetSums(ctx)), ...(await feesSection(ctx))]
}

function costsSection(ctx: Context, { total, all, categories }: BudgetSums): ReportSection[] {
  if (categories.length === 0) return []
  const { currency } = ctx.workspace
  const money = (rappen: number | null): Value => (rappen === null ? null : { rappen })
  const row = (name: string, granted: number | null, sums: BudgetSums['all']): Value[] => [
    name,
    money(granted),
    ...shown.map((key) => money(sums[key])),
  ]
  const column = (title: string) => ({ title, share: 15, width: 18, isNumber: true })
  return [
    {
      title: ctx.t('reporting_section_costs'),
      tiles: [
        { label: ctx.t('budget_sum_committed'), value: writtenMoney(all.committed, currency) },
        { label: ctx.t('budget_sum_paid'), value: writtenMoney(all.paid, currency) },
        { label: ctx.t('budget_sum_rest'), value: writtenMoney(all.rest, currency) },
      ],
      figures: figuresOf(ctx, categories),
      tables: [
        {
          columns: [
            { title: ctx.t('budget_field_category'), share: 26, width: 32 },
            column(ctx.t('budget_sum_granted')),
            ...shown.map((key) => column(ctx.t(`budget_sum_${key}`))),
          ],
          rows: [
            ...categories.map(({ name, amount, ...sums }) => row(name, amount, sums)),
            row(ctx.t('budget_total'), total, all),
          ],
        },
      ],
      note: ctx.t('reporting_note_costs'),
    },
  ]
}

function figuresOf(ctx: Context, categories: BudgetSums['categories']): PrintedFigure[] {
  if (categories.length > mostBars) return []
  const { currency } = ctx.workspace
  const keys = ['planned', 'committed', 'paid'] as const
  const words = categories.map(({ name, committed }) => `${name} ${writtenMoney(committed, currency)}`).join(', ')
  const data = {
    series: keys.map((key) => ({ key, label: ctx.t(`budget_sum_${key}`) })),
    rows: categories.map((one) => ({ key: one.id, label: one.name, values: keys.map((key) => one[key]) })),
    arrangement: 'grouped' as const,
  }
  return [{ alt: `${ctx.t('budget_sum_committed')}: ${words}`, chart: { kind: 'bars', data, numbers: francs } }]
}

async function feesSection(ctx: Context): Promise<ReportSection[]> {
  const fees = await listFees(ctx)
  if (fees.length === 0) return []
  const money = (amount: number): Value => ({ rappen: rappenOf(amount) })
  const column = (title: string, share: number) => ({ title, share, width: 16, isNumber: true })
  return [
    {
      title: ctx.t('reporting_section_fees'),
      tables: [
        {
          columns: [
            { title: ctx.t('budget_field_object'), share: 30, width: 40 },
            column(ctx.t('budget_fee_column_base'), 18),
            column(ctx.t('budget_fee_column_percent'), 10),
            column(ctx.t('budget_fee_column_amount'), 16),
            { title: ctx.t('budget_field_date'), share: 13, width: 14 },
            { title: ctx.t('budget_column_state'), share: 13, width: 16 },
          ],
          rows: fees.map(({ object, base, percent, amount, accountingDate, state }): Value[] => [
            object,
            money(base),
            percent,
            money(amount),
            accountingDate === null ? null : { day: accountingDate },
            ctx.t(feeStateText(state)),
          ]),
        },
      ],
      note: ctx.t('reporting_note_fees'),
    },
  ]
}
