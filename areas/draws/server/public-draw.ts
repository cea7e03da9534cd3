// A published draw for everybody, with its list as a file and as a script.

import { and, eq, isNotNull } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { publicName } from '#areas/project-settings/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/public-draw.ts'
import { writeDrawFile } from '../rules/draw-file.ts'
import { listText } from '../rules/list-text.ts'
import { thisDraw, type DrawRow } from './draw-row.ts'
import { listedCandidates } from './ordering.ts'
import { orderOf } from './results.ts'
import { draw } from './tables.ts'

async function findPublished(ctx: Context, slug: string): Promise<DrawRow> {
  const [row] = await ctx.db
    .select()
    .from(draw)
    .where(and(eq(draw.workspaceId, ctx.workspace.id), eq(draw.slug, slug), isNotNull(draw.publishedAt)))
  if (!row) throw notFound('draws_not_found')
  return row
}

export const getPublicDraw = publicHandler(contract.getPublicDraw, {}, async (ctx, { params }) => {
  const row = await findPublished(ctx, params.drawSlug)
  const [first, second] = [await linked(ctx, row.replacesId), await linked(ctx, row.replacedById)]
  return {
    number: row.number,
    title: row.title,
    projectName: await publicName(ctx),
    state: row.state,
    groups: await groupsOf(ctx, row),
    candidates: row.candidates,
    ruleVersion: row.ruleVersion,
    fingerprint: row.fingerprint,
    method: row.method ?? 'public_value',
    source: row.source,
    knownAt: row.knownAt?.toISOString() ?? null,
    frozenAt: row.frozenAt.toISOString(),
    publishedAt: (row.publishedAt ?? row.frozenAt).toISOString(),
    commitment: row.commitment,
    value: row.value,
    valueReference: row.valueReference,
    enteredAt: row.enteredAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    hasDuplicates: row.duplicates > 0,
    replaces: first && { number: first.number, slug: first.slug, reason: first.secondRunReason },
    replacedBy: second && { number: second.number, slug: second.slug },
    replaced: row.replacedAt && { at: row.replacedAt.toISOString(), reason: row.secondRunReason },
  }
})

/** Null also for a draw that is not published. */
async function linked(ctx: Context, id: string | null): Promise<DrawRow | null> {
  if (!id) return null
  const [row] = await ctx.db
    .select()
    .from(draw)
    .where(and(thisDraw(ctx, id), isNotNull(draw.publishedAt)))
  return row ?? null
}

async function groupsOf(ctx: Context, { id, groups }: DrawRow) {
  const { rows } = await ctx.client.query<{ key: string; candidates: number }>(
    `select group_key "key", count(*)::int candidates from draw_candidate where workspace_id = $1 and draw_id = $2 group by 1`,
    [ctx.workspace.id, id],
  )
  return groups.map((group) => ({
    ...group,
    candidates: rows.find(({ key }) => key === group.key)?.candidates ?? 0,
  }))
}

export const getDrawList = publicFileHandler(contract.getDrawList, async (ctx, { params }) => {
  const row = await findPublished(ctx, params.drawSlug)
  const content = Buffer.from(await fileOf(ctx, row))
  return { name: `${nameOf(ctx, row)}.txt`, contentType: 'text/plain; charset=utf-8', content }
})

/** Each line of the file follows the script as a comment, which the script reads. */
export const getDrawScript = publicFileHandler(contract.getDrawScript, async (ctx, { params }) => {
  const row = await findPublished(ctx, params.drawSlug)
  const script = await readFile(new URL('./verify-draw.mjs', import.meta.url), 'utf8')
  const lines = (await fileOf(ctx, row)).trimEnd().split('\n')
  const content = Buffer.from(`${script}\n${lines.map((line) => `//| ${line}`).join('\n')}\n`)
  return { name: `${nameOf(ctx, row)}.mjs`, contentType: 'text/javascript; charset=utf-8', content }
})

const nameOf = (ctx: Context, { number }: DrawRow): string => `${ctx.t('draws_file_name')}-${number}`

async function fileOf(ctx: Context, row: DrawRow): Promise<string> {
  const list = listText({ slug: row.slug, groups: row.groups, candidates: await listedCandidates(ctx, row.id) })
  const facts = {
    fingerprint: row.fingerprint,
    method: row.method ?? '',
    source: row.source ?? '',
    'known-at': row.knownAt?.toISOString() ?? '',
    commitment: row.commitment ?? '',
    'published-at': row.publishedAt?.toISOString() ?? '',
    value: row.value ?? '',
  }
  return writeDrawFile({ list, facts, places: await orderOf(ctx, row.id) })
}
