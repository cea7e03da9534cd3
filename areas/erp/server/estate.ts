// Stores the last known properties and units of the property software.

import { and, asc, eq, like, or, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { ErpNews, EstateFacts, EstateKind } from '#connectors/erp/erp-system.ts'
import type { Context } from '#platform/server/context.ts'
import { parentOf, type KnownUnit } from '../rules/unit-columns.ts'
import { erpEstate } from './tables.ts'

type EstateNews = Extract<ErpNews, { about: 'estate' }>

/** Stores news in the order received: null clears a field, an absent field is left unchanged. */
export async function keepEstate(ctx: Context, news: readonly EstateNews[]): Promise<void> {
  const latest = new Map<string, { kind: EstateKind; reference: string; facts: EstateFacts; isGone: boolean }>()
  for (const { kind, reference, facts } of news) {
    const key = `${kind} ${reference}`
    latest.set(key, { kind, reference, facts: { ...latest.get(key)?.facts, ...facts }, isGone: facts === null })
  }
  if (latest.size === 0) return
  // Sorted by key, to prevent a deadlock between transactions that store news at the same time.
  const rows = [...latest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await ctx.db
    .insert(erpEstate)
    .values(rows.map((row) => ({ workspaceId: ctx.workspace.id, ...row, heardAt: ctx.now })))
    .onConflictDoUpdate({
      target: [erpEstate.workspaceId, erpEstate.kind, erpEstate.reference],
      set: { facts: sql`erp_estate.facts || excluded.facts`, isGone: sql`excluded.is_gone`, heardAt: ctx.now },
    })
}

const standing = (ctx: Context, kind: EstateKind) =>
  and(eq(erpEstate.workspaceId, ctx.workspace.id), eq(erpEstate.kind, kind), eq(erpEstate.isGone, false))

export async function lookUnit(ctx: Context, reference: string): Promise<(KnownUnit & { heardAt: Date }) | null> {
  const [unit] = await ctx.db
    .select()
    .from(erpEstate)
    .where(and(standing(ctx, 'unit'), eq(erpEstate.reference, reference)))
  if (!unit) return null
  const [building] = await ctx.db
    .select()
    .from(erpEstate)
    .where(and(standing(ctx, 'building'), eq(erpEstate.reference, parentOf(reference))))
  return { reference, unit: unit.facts, building: building?.facts ?? {}, heardAt: unit.heardAt }
}

/** Units of one property, sorted by number. */
export async function unitsOf(ctx: Context, property: string): Promise<KnownUnit[]> {
  const beneath = or(
    like(erpEstate.reference, `${escaped(property)}.%`),
    like(erpEstate.reference, `${escaped(property)}-%`),
  )
  const rows = await ctx.db
    .select()
    .from(erpEstate)
    .where(and(standing(ctx, 'unit'), beneath))
    .orderBy(asc(erpEstate.reference))
  const houses = await ctx.db.select().from(erpEstate).where(standing(ctx, 'building'))
  const factsByHouse = new Map(houses.map(({ reference, facts }) => [reference, facts]))
  return rows.map(({ reference, facts }) => ({
    reference,
    unit: facts,
    building: factsByHouse.get(parentOf(reference)) ?? {},
  }))
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export async function propertiesOf(ctx: Context) {
  const properties = await ctx.db
    .select()
    .from(erpEstate)
    .where(standing(ctx, 'property'))
    .orderBy(asc(erpEstate.reference))
  const units = await ctx.db.select({ reference: erpEstate.reference }).from(erpEstate).where(standing(ctx, 'unit'))
  return properties.map(({ reference, facts, heardAt }) => ({
    reference,
    description: facts.description ?? reference,
    units: units.filter(
      (unit) => /^[.-]/.test(unit.reference.slice(reference.length)) && unit.reference.startsWith(reference),
    ).length,
    heardAt: heardAt.toISOString(),
  }))
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
