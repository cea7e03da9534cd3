// Budget of the demo story: costs in every state, one that waits for a second person, and fees of some objects.

import { and, eq, inArray } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { newId } from '#platform/server/ids.ts'
import { numberSequence, projectSetting } from '#platform/server/session/tables.ts'
import type { CostState } from '../rules/cost-state.ts'
import { feeBaseOf, feeOf } from '../rules/fee.ts'
import { legalVatRates, taxed, vatRateOn } from '../rules/vat.ts'
import { subjectOf } from './costs/cost-row.ts'
import { tellInvoices } from './fees/demo-invoices.ts'
import { budgetCategory, budgetCost, budgetFee, budgetPeriod } from './tables.ts'

type Told = readonly [
  category: string,
  title: string,
  supplier: string,
  planned: number,
  actual: number | null,
  state: CostState,
  daysAgo: number,
  platform?: string,
]

/** Amounts in francs, including VAT. */
const costs: readonly Told[] = [
  ['Online-Werbung', 'Inserate Frühling', 'Homegate AG', 4200, 4180.5, 'paid', 120, 'Homegate'],
  ['Online-Werbung', 'Inserate Herbst', 'Flatfox AG', 2600, 2600, 'committed', 30, 'Flatfox'],
  ['Online-Werbung', 'Anzeigen in sozialen Medien', '', 1500, null, 'planned', 5, 'Instagram'],
  ['Fotos und Pläne', 'Fotos der Musterwohnung', 'Studio Lindt', 1850, 1923.4, 'paid', 90],
  ['Fotos und Pläne', 'Grundrisse neu zeichnen', 'Planwerk GmbH', 3400, null, 'committed', 25],
  ['Besichtigungen', 'Betreuung der offenen Tür', 'Eventteam Winterthur', 980, null, 'planned', 8],
  ['Besichtigungen', 'Möblierung der Musterwohnung', 'Wohnraum AG', 12_800, null, 'waiting', 3],
  ['Drucksachen', 'Verkaufsdokumentation', 'Druckerei Sieber', 2200, null, 'rejected', 40],
]
const granted: Record<string, number> = { 'Online-Werbung': 9000, 'Fotos und Pläne': 6000 }
const approvalLimit = 500_000
const feePercents = [450, 450, 400, 450]

export async function tell(ctx: Context, { staff, objects }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.slug !== 'rent') return []
  const home = { workspaceId: ctx.workspace.id }
  await tellSettings(ctx)
  const names = [...new Set(costs.map(([category]) => category))]
  const begun = daysBefore(ctx.now, 150)
  const categories = names.map((name, place) => ({
    ...home,
    id: newId(),
    name,
    position: place + 1,
    amount: granted[name] ? granted[name] * 100 : null,
    createdAt: begun,
    updatedAt: begun,
  }))
  await insertRows(ctx.client, budgetCategory, categories)
  const year = dayOf(ctx.now).slice(0, 4)
  await insertRows(ctx.client, budgetPeriod, [
    {
      ...home,
      id: newId(),
      name: year,
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
      createdBy: staff.admin.id,
      createdAt: begun,
    },
  ])
  const rows = costs.map((told, index) => {
    const category = categories.find(({ name }) => name === told[0])
    return costRow(ctx, staff, { told, number: index + 1, categoryId: category?.id ?? newId() })
  })
  await insertRows(ctx.client, budgetCost, rows)
  await insertRows(ctx.client, numberSequence, [{ ...home, name: 'budget_cost', last: rows.length }])
  await tellFees(
    ctx,
    staff,
    objects.slice(0, feePercents.length).map(({ id }) => id),
  )
  return rows.map((row) => ({
    event: row.state === 'planned' ? 'budget.cost_planned' : 'budget.cost_submitted',
    subject: subjectOf(row),
    at: row.createdAt,
    actor: actorOf(staff.superuser),
  }))
}

async function tellSettings({ client, workspace, now }: Context): Promise<void> {
  const settings = {
    creditorName: 'Lindenhof Verwaltungs AG',
    street: 'Bahnhofplatz',
    houseNumber: '1',
    postalCode: '8400',
    city: 'Winterthur',
    iban: 'CH4431999123000889012',
    vatNumber: 'CHE-123.456.789 MWST',
    approvalLimit,
  }
  await insertRows(client, projectSetting, [
    { workspaceId: workspace.id, key: 'budget', value: settings, updatedAt: now },
    { workspaceId: workspace.id, key: 'reporting_cost_total_amount', value: { value: 4_000_000 }, updatedAt: now },
  ])
}

interface Telling {
  told: Told
  number: number
  categoryId: string
}

function costRow({ workspace, now }: Context, staff: DemoStory['staff'], { told, number, categoryId }: Telling) {
  const [, title, supplier, planned, actual, state, daysAgo, platform = ''] = told
  const at = daysBefore(now, daysAgo)
  const costDate = dayOf(at)
  const vatRate = vatRateOn(legalVatRates, 'standard', costDate)
  const gross = (francs: number) => taxed({ amount: Math.round(francs * 100), rate: vatRate, taxIncluded: true }).gross
  const isSubmitted = state !== 'planned'
  const isApproved = (state === 'committed' || state === 'paid') && gross(actual ?? planned) > approvalLimit
  return {
    workspaceId: workspace.id,
    id: newId(),
    number,
    categoryId,
    title,
    supplier,
    platform,
    costDate,
    vatKind: 'standard' as const,
    vatRate,
    taxIncluded: true,
    planned: gross(planned),
    plannedGross: gross(planned),
    actual: actual === null ? null : gross(actual),
    actualGross: actual === null ? null : gross(actual),
    state,
    submittedBy: isSubmitted ? staff.superuser.id : null,
    submittedAt: isSubmitted ? at : null,
    approvedBy: isApproved ? staff.admin.id : null,
    approvedAt: isApproved ? at : null,
    approvedGross: isApproved ? gross(actual ?? planned) : null,
    rejectReason: state === 'rejected' ? 'Die Unterlagen gibt es nur noch digital.' : null,
    paidOn: state === 'paid' ? costDate : null,
    createdBy: staff.superuser.id,
    searchText: `${number} ${title} ${supplier} ${platform}`.toLowerCase(),
    createdAt: at,
    updatedAt: at,
  }
}

/** The last one was billed before fees were kept here, so it has no invoice. */
async function tellFees(ctx: Context, staff: DemoStory['staff'], ids: readonly string[]): Promise<void> {
  const at = daysBefore(ctx.now, 20)
  const objects = await ctx.db
    .select()
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))
  const fees = objects.flatMap((object, index) => {
    const base = feeBaseOf({ ...object, isForSale: false, soldFor: null })
    const percent = feePercents[index] ?? 450
    if (!base) return []
    return [
      {
        workspaceId: ctx.workspace.id,
        id: newId(),
        objectId: object.id,
        percent,
        accountingDate: dayOf(at),
        baseKind: base.kind,
        base: base.amount,
        vatRate: 810,
        ...feeOf({ base: base.amount, percent, vatRate: 810 }),
        clearedAt: index === objects.length - 1 ? at : null,
        calculatedBy: staff.admin.id,
        createdAt: at,
        updatedAt: at,
      },
    ]
  })
  await insertRows(ctx.client, budgetFee, fees)
  await tellInvoices(ctx, ids, staff.admin)
}
