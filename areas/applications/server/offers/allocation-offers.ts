// Makes the offers of a confirmed allocation proposal, by the rules of a single offer. A refused line does not affect
// the others.

import { and, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Notice } from '#platform/contract/notify.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { performOne } from '#platform/server/table/one-of-many.ts'
import { lockApplication } from '../details/application-row.ts'
import { sendOffer } from './offers.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/allocation.ts'

type Body = Input<typeof contract.offerAllocation>['body']
type Line = Body['lines'][number]

export const offerAllocation = handler(
  contract.offerAllocation,
  { permission: 'applications_write' },
  async (ctx, { body }) => {
    assertOneEach(body.lines)
    await lockApplications(ctx, body.lines)
    const notices: Notice[] = []
    const refused: ResponseOf<typeof contract.offerAllocation>['refused'] = []
    for (const line of body.lines) {
      const { objectId, applicationId } = line
      const done = await performOne(ctx, async (own) => void notices.push(...(await offerLine(own, line, body))))
      if (!done || !('reason' in done)) continue
      refused.push({ objectId, applicationId, title: await titleOf(ctx, line), reason: done.reason })
    }
    const offered = body.lines.length - refused.length
    return { offered, refused, ...(offered > 0 && { notify: await told(ctx, notices) }) }
  },
)

async function offerLine(ctx: StaffContext, line: Line, { validUntil, mail }: Body): Promise<Notice[]> {
  const { objectId, applicationId, version } = line
  const { notify = [] } = await sendOffer.run(ctx, {
    params: { applicationId, apartmentId: objectId },
    query: undefined,
    body: { version, validUntil, mail, comment: undefined, secondaryObjectIds: [] },
  })
  return notify
}

function assertOneEach(lines: readonly Line[]): void {
  const isTwice = (ids: string[]) => new Set(ids).size < ids.length
  const objects = lines.map(({ objectId }) => objectId)
  const applications = lines.map(({ applicationId }) => applicationId)
  if (isTwice(objects) || isTwice(applications)) throw fieldRefusal('lines', 'applications_allocation_one_each')
}

/** Locks all applications in order of their ids, before any object, so that concurrent plans do not deadlock. */
async function lockApplications(ctx: StaffContext, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ applicationId }) => applicationId).toSorted((a, b) => (a < b ? -1 : 1))
  // A missing or anonymised application is refused with its own line.
  for (const id of ids) await performOne(ctx, async (own) => void (await lockApplication(own, id)))
}

async function titleOf(ctx: StaffContext, { objectId }: Line): Promise<string> {
  const [row] = await ctx.db
    .select({ title: propertyObject.title })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, objectId)))
  return row?.title ?? ''
}

/** Returns one notice for all mails that can still be called back; warnings about addresses stay separate. */
async function told(ctx: StaffContext, notices: readonly Notice[]): Promise<Notice[]> {
  const mailIds = notices.flatMap(({ waiting }) => waiting?.mailIds ?? [])
  const said = await saidWithMails(ctx, (count) => ctx.t('applications_allocation_offered', { count }), mailIds)
  return [...said, ...notices.filter(({ waiting }) => waiting === undefined)]
}
