// Registers waitlist requests as records with mails and letters.

import { and, eq, inArray } from 'drizzle-orm'
import { applicationHomes } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Home, Living } from '#platform/server/records/kind-shape.ts'
import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { waitlistRequest } from './tables.ts'

export const requestKind: RecordKind = {
  kind: 'waitlist',
  subject: 'waitlist_request',
  table: 'waitlist_request',
  takesMails: `r.progress_state in ('sent', 'new', 'waitlist.accepted')`,
  choice: 'communication_record_waitlist',
  pageOf: (id) => `/waitlist/applications/${id}`,
  addressFormOf: (id) => `/waitlist/applications/${id}?panel=WaitlistEdit:${id}`,
  words: { template: 'free_waitlist', valuesOf },
  livingAt,
}

async function valuesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, Record<string, string>>> {
  const rows = await rowsOf(ctx, ids)
  return new Map(rows.map(({ id, number }) => [id, { place_request_id: String(number) }]))
}

/** A request has no postal address of its own: it uses the address of its application. */
async function livingAt(ctx: Context, asked: readonly Living[]): Promise<(Home | undefined)[]> {
  const rows = await rowsOf(
    ctx,
    asked.map(({ id }) => id),
  )
  const applicationOf = new Map(rows.map(({ id, applicationId }) => [id, applicationId]))
  const known = asked.flatMap(({ id }) => applicationOf.get(id) ?? [])
  const homes = await applicationHomes(
    ctx,
    known.map((id) => ({ id })),
  )
  const homeOf = new Map(known.map((id, index) => [id, homes[index]]))
  return asked.map(({ id }) => homeOf.get(applicationOf.get(id) ?? ''))
}

const rowsOf = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .select({ id: waitlistRequest.id, number: waitlistRequest.number, applicationId: waitlistRequest.applicationId })
    .from(waitlistRequest)
    .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), inArray(waitlistRequest.id, [...ids])))
