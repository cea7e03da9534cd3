// Finds records of any kind: by id, by the mail address of an open record, or by name.

import type { Language } from '../../rules/project-type.ts'
import type { Context } from '../context.ts'
import type { RecordRef } from './kind-shape.ts'
import type { RecordKind } from './record-kind.ts'

export interface FoundRecord extends RecordRef {
  number: number
  contactName: string
  contactEmail: string | null
  language: Language
}

const columns = ({ kind }: RecordKind) =>
  `select '${kind}' kind, r.id, r.number::int number, r.contact_name "contactName", r.contact_email "contactEmail", r.language`

const kept = ({ isKept = 'true' }: RecordKind): string => isKept

/** Undefined if no record has this id, or if it was erased. */
export async function findRecord(ctx: Context, id: string): Promise<FoundRecord | undefined> {
  return (
    await query(
      ctx,
      (one) => `${columns(one)} from ${one.table} r where r.workspace_id = $1 and r.id = $2 and ${kept(one)}`,
      [id],
    )
  )[0]
}

/** Language of the record; undefined if it no longer exists. */
export async function languageOf(ctx: Context, { kind, id }: RecordRef): Promise<Language | undefined> {
  const { table } = ctx.services.records.get(kind)
  const { rows } = await ctx.client.query<{ language: Language }>(
    `select language from ${table} where workspace_id = $1 and id = $2`,
    [ctx.workspace.id, id],
  )
  return rows[0]?.language
}

/** Returns at most two records: with more than one, the address is ambiguous. */
export const recordsByAddress = (ctx: Context, address: string): Promise<FoundRecord[]> =>
  query(
    ctx,
    (one) =>
      `${columns(one)} from ${one.table} r where r.workspace_id = $1 and ${one.takesMails} and ${hasAddress(one)}`,
    [address.toLowerCase()],
    'limit 2',
  )

function hasAddress({ people }: RecordKind): string {
  const own = 'lower(r.contact_email) = $2'
  if (!people) return own
  return `(${own} or exists (select from ${people.table} p
    where p.workspace_id = $1 and p.${people.recordColumn} = r.id and lower(p.email) = $2))`
}

/** Finds records by number or by the words of their name in any order, sorted by the order of the declared kinds. */
export async function recordsCalled(ctx: Context, words: readonly string[], most: number): Promise<FoundRecord[]> {
  const called = words.map((_, index) => `r.search_text like search_pattern($${index + 2})`).join(' and ')
  const found = await query(
    ctx,
    (one) =>
      `(${columns(one)} from ${one.table} r where r.workspace_id = $1 and ${kept(one)} and ${called} limit ${most})`,
    words,
  )
  return found.slice(0, most)
}

async function query(
  ctx: Context,
  selectOf: (kind: RecordKind) => string,
  values: readonly unknown[],
  end = '',
): Promise<FoundRecord[]> {
  const { kinds } = ctx.services.records
  if (kinds.length === 0) return []
  const { rows } = await ctx.client.query<FoundRecord>(`${kinds.map(selectOf).join(' union all ')} ${end}`, [
    ctx.workspace.id,
    ...values,
  ])
  return rows
}
