// Preview of the records that the next nightly run deletes.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { DueRecord } from '#platform/server/records/kind-shape.ts'
import { keptSince } from '../rules/retention.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/retention.ts'

const listed = 200
const dayMs = 86_400_000

export const getRetention = handler(contract.getRetention, { permission: 'admin' }, async (ctx) => {
  const { rejectedRetentionDays: days } = await processSettings(ctx)
  // The next nightly run is within a day.
  const before = keptSince(new Date(ctx.now.getTime() + dayMs), days)
  const kinds = ctx.services.records.kinds.flatMap(({ retention }) => retention ?? [])
  let [count, anonymised] = [0, 0]
  const due: DueRecord[] = []
  for (const kind of kinds) {
    const counted = await kind.countDue(ctx, before)
    count += counted.due
    anonymised += counted.anonymised
    due.push(...(await kind.listDue(ctx, before, listed - due.length)))
  }
  return {
    days,
    count,
    anonymised,
    due: due.map(({ deactivatedAt, ...record }) => ({ ...record, deactivatedAt: deactivatedAt.toISOString() })),
  }
})
