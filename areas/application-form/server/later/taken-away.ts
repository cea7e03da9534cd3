// Objects that the household removed from its wishes after submission. They are offered again while they are
// available.

import { answersChanged } from '#areas/applications/server/public.ts'
import { readAudit } from '#platform/server/audit/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import { readObjects, type ObjectOnOffer } from '../sending/wished-objects.ts'

export async function takenAway(
  ctx: Context,
  { id, wished }: { id: string; wished: readonly string[] },
): Promise<ObjectOnOffer[]> {
  const entries = await readAudit(ctx, { kind: 'application', id }, { events: [answersChanged] })
  const before = new Set(entries.flatMap((entry) => answersChanged.read(entry)?.wishesBefore ?? []))
  const gone = [...before].filter((one) => !wished.includes(one))
  const found = await readObjects(ctx, gone)
  return found.filter(({ card, isPublished }) => isPublished && card.isFree && !card.isFull)
}
