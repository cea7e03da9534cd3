// What the coming night takes away, so that nobody is surprised by it.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { getRetention } from '../contract/retention.ts'
import { keptSince } from '../rules/retention.ts'
import { countDue, listDue } from './due.ts'

const listed = 200
const dayMs = 86_400_000

export async function readRetention(ctx: StaffContext): Promise<AnswerOf<typeof getRetention>> {
  const { rejectedRetentionDays: days } = await processSettings(ctx)
  // Within a day from now the night has been.
  const before = keptSince(new Date(ctx.now.getTime() + dayMs), days)
  const { due, anonymised } = await countDue(ctx, before)
  const rows = await listDue(ctx, before, listed)
  return {
    days,
    count: due,
    anonymised,
    due: rows.map((row) => ({
      id: row.id,
      number: Number(row.number),
      contactName: row.contact_name,
      deactivatedAt: row.deactivated_at.toISOString(),
      reason: row.deactivation_reason && reasonWord(ctx, row.deactivation_reason),
      documents: row.documents,
      comments: row.comments,
      mails: row.mails,
    })),
  }
}

/** Kept as `key` or `key: what was added`; the key is enough here. */
function reasonWord(ctx: StaffContext, reason: string): string {
  const [key = ''] = reason.split(': ')
  const text = `applications_deactivation_${key}`
  return ctx.t(text) === text ? key : ctx.t(text)
}
