// Owners by the names that people type and that spreadsheets contain.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { newId } from '#platform/server/ids.ts'
import { spelledName } from '../rules/owner-name.ts'
import { subjectOf } from './owner-row.ts'
import { propertyOwner } from './tables.ts'

export interface NamedOwner {
  id: string
  /** Name as stored; it may differ from the typed name in case and white space. */
  name: string
}

/** Owners by name as typed; names without an owner are absent. */
export async function ownersNamed(ctx: Context, names: Iterable<string>): Promise<Map<string, NamedOwner>> {
  const typed = [...new Set(names)]
  if (typed.length === 0) return new Map()
  const { rows } = await ctx.client.query<NamedOwner & { typed: string }>(
    `select n.typed, o.id, o.name from unnest($2::text[]) n(typed)
      join property_owner o on o.workspace_id = $1 and o.name_key = owner_name_key(n.typed)`,
    [ctx.workspace.id, typed],
  )
  return new Map(rows.map(({ typed: name, ...owner }) => [name, owner]))
}

/**
 * The same, creating the owners that do not exist. Two requests that name the same new owner get one record: the
 * second waits for the first. The owners are locked against deletion until the end of the transaction.
 */
export async function ownersForNames(ctx: Context, names: Iterable<string>): Promise<Map<string, NamedOwner>> {
  const typed = [...new Set(names)]
  if (typed.length === 0) return new Map()
  const known = await ownersNamed(ctx, typed)
  // Sorted, so that two requests wait for each other in one order only.
  const missing = typed.filter((name) => !known.has(name)).toSorted()
  if (missing.length > 0) await addOwners(ctx, missing)
  const owners = missing.length > 0 ? await ownersNamed(ctx, typed) : known
  await holdOwners(ctx, [...owners.values()])
  return owners
}

async function addOwners(ctx: Context, names: readonly string[]): Promise<void> {
  const [language = 'de'] = ctx.workspace.languages
  const added = await ctx.db
    .insert(propertyOwner)
    .values(
      names.map((name) => ({
        workspaceId: ctx.workspace.id,
        id: newId(),
        name: spelledName(name),
        language,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: propertyOwner.id, name: propertyOwner.name })
  for (const owner of added) ctx.record({ event: 'owner.created', subject: subjectOf(owner), changes: [] })
}

async function holdOwners(ctx: Context, owners: readonly NamedOwner[]): Promise<void> {
  const ids = [...new Set(owners.map(({ id }) => id))].toSorted()
  const held = await ctx.db
    .select({ id: propertyOwner.id })
    .from(propertyOwner)
    .where(
      sql`${propertyOwner.workspaceId} = ${ctx.workspace.id} and ${propertyOwner.id} = any(${sql.param(ids)}::uuid[])`,
    )
    .orderBy(propertyOwner.id)
    .for('key share')
  if (held.length < ids.length) throw fieldRefusal('owner', 'owners_not_found')
}
