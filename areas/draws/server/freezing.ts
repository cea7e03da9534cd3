// Freezes the list of a draw: numbers the candidates, gives each a receipt and computes the fingerprint.

import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import type { RecordRef } from '#platform/server/records/kind-shape.ts'
import { ruleVersion, type DrawGroup } from '../rules/draw-state.ts'
import { fingerprintOf, lineOf, listText, type ListedCandidate } from '../rules/list-text.ts'
import { inListOrder, problemOfList } from '../rules/new-list.ts'
import { receiptBytes, receiptOfBytes } from '../rules/receipt.ts'
import { changeDraw, subjectOf, type DrawRow } from './draw-row.ts'
import { nodeHashing } from './node-hashing.ts'
import type { DrawOwner } from './owners.ts'
import { draw } from './tables.ts'

export interface NewCandidate extends RecordRef {
  /** Key of a group. */
  group: string
  /** Sorts the candidates of a group, such as the number of an application. */
  order: number
}

export interface NewDraw {
  owner: DrawOwner
  /** Keys of what is drawn for, such as object ids. */
  subjectKeys: readonly string[]
  title: string
  groups: readonly DrawGroup[]
  candidates: readonly NewCandidate[]
  /** Unresolved suspicions that candidates are the same person, each with the candidates concerned. */
  duplicates: readonly (readonly RecordRef[])[]
  /** The caller takes responsibility for the duplicates, for this reason. */
  signed?: { reason: string }
}

/**
 * Refuses an empty list, unresolved duplicates without a signature, and an owner whose last draw is published and
 * undecided. A list of the owner that is not published yet is replaced by the new one.
 */
export async function freezeDraw(ctx: Context, given: NewDraw): Promise<{ drawId: string }> {
  const problem = problemOfList(given)
  if (problem) throw new AppError(problem, { values: { count: given.duplicates.length } })
  const before = await lockUndecided(ctx, given.owner)
  if (before && before.state !== 'frozen') throw new AppError('draws_still_undecided')
  const id = newId()
  if (before) await changeDraw(ctx, before, { replacedById: id, replacedAt: ctx.now })
  const row = await writeDraw(ctx, id, {
    ownerKind: given.owner.kind,
    ownerId: given.owner.id,
    subjectKeys: [...given.subjectKeys],
    title: lineOf(given.title),
    groups: given.groups.map((group) => ({ ...group, name: lineOf(group.name) })),
    duplicates: given.duplicates.length,
    duplicatesReason: given.duplicates.length > 0 ? (given.signed?.reason ?? null) : null,
    replacesId: before?.id ?? null,
    candidates: inListOrder(given.groups, given.candidates).map(({ kind, id: recordId, group }) => ({
      recordKind: kind,
      recordId,
      group,
      receipt: receiptOfBytes(randomBytes(receiptBytes)),
    })),
  })
  ctx.record({
    event: 'draw.frozen',
    subject: subjectOf(row),
    changes: [
      { field: 'candidates', old: null, new: row.candidates },
      { field: 'fingerprint', old: null, new: row.fingerprint },
      ...(row.duplicates > 0 ? [{ field: 'duplicates', old: null, new: row.duplicates }] : []),
    ],
    ...(row.duplicatesReason && { cause: row.duplicatesReason }),
  })
  return { drawId: id }
}

async function lockUndecided(ctx: Context, owner: DrawOwner): Promise<DrawRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(draw)
    .where(
      and(
        eq(draw.workspaceId, ctx.workspace.id),
        eq(draw.ownerKind, owner.kind),
        eq(draw.ownerId, owner.id),
        ne(draw.state, 'confirmed'),
        isNull(draw.replacedAt),
      ),
    )
    .for('update')
  return row
}

export interface FrozenCandidate extends ListedCandidate {
  recordKind: string
  recordId: string
}

type Frozen = Pick<
  DrawRow,
  'ownerKind' | 'ownerId' | 'subjectKeys' | 'title' | 'groups' | 'duplicates' | 'duplicatesReason' | 'replacesId'
> & { candidates: readonly FrozenCandidate[] }

/** Inserts the draw with its candidates, in their order, in the state frozen. */
export async function writeDraw(ctx: Context, id: string, { candidates, ...fields }: Frozen): Promise<DrawRow> {
  const slug = newSlug()
  const text = listText({ slug, groups: fields.groups, candidates })
  const [row] = await ctx.db
    .insert(draw)
    .values({
      ...fields,
      workspaceId: ctx.workspace.id,
      id,
      slug,
      number: await nextNumber(ctx),
      candidates: candidates.length,
      ruleVersion,
      fingerprint: await fingerprintOf(text, nodeHashing),
      state: 'frozen',
      frozenBy: ctx.actor.id,
      frozenAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the draw was not inserted')
  await ctx.client.query(insertCandidates, [
    ctx.workspace.id,
    id,
    candidates.map(({ receipt }) => receipt),
    candidates.map(({ group }) => group),
    candidates.map(({ recordKind }) => recordKind),
    candidates.map(({ recordId }) => recordId),
  ])
  return row
}

const insertCandidates = `
  insert into draw_candidate (workspace_id, draw_id, number, receipt, group_key, record_kind, record_id)
  select $1, $2, given.number, given.receipt, given.group_key, given.kind, given.id
  from unnest($3::text[], $4::text[], $5::text[], $6::uuid[]) with ordinality given (receipt, group_key, kind, id, number)`

async function nextNumber(ctx: Context): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'draw', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id],
  )
  return Number(rows[0]?.last)
}
