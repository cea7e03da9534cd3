// Deletes an interested person with their wishes, mails and the text of their history; only the existence of this
// number remains recorded.

import { and, asc, eq, isNull, lt, notExists, or } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { forgetNewsAbout } from '#areas/users/server/public.ts'
import { redactAudit } from '#platform/server/audit/redact.ts'
import { formerTexts } from '#platform/server/audit/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import { forgetAddresses, forgetMailsAbout, forgetThreads } from '#platform/server/mail/forgetting.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { personCan } from '../rules/person-can.ts'
import { personAddress } from '../rules/person-address.ts'
import { forgottenBefore } from '../rules/person-state.ts'
import { lockPerson, subjectOf, thisPerson, type PersonRow } from './person-row.ts'
import { interestedPerson } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/person.ts'

export const deletePerson = handler(
  contract.deletePerson,
  { permission: 'interested_people' },
  async (ctx, { params }) => {
    const row = await lockPerson(ctx, params.id)
    await erase(ctx, row)
    return { notify: [{ type: 'success', title: ctx.t('interested_people_done_deleted', { name: row.contactName }) }] }
  },
)

/** Requires a row lock. */
export async function erase(ctx: Context, row: PersonRow): Promise<void> {
  assertAllowed(personCan.delete(row))
  await forget(ctx, row)
}

async function forget(ctx: Context, row: PersonRow): Promise<void> {
  const addresses = await addressesOf(ctx, row)
  const storageKeys = await forgetThreads(ctx, [row.id])
  storageKeys.push(...(await ctx.services.records.eraseParts(ctx, { kind: 'interested', id: row.id })))
  await forgetWhatNames(ctx, row)
  await ctx.db.delete(interestedPerson).where(thisPerson(ctx, row.id))
  await forgetAddresses(ctx, addresses)
  await redactAudit(ctx, row.id)
  ctx.record({ event: 'interested.deleted', subject: { ...subjectOf(row), title: String(row.number) } })
  if (storageKeys.length > 0) await ctx.enqueue(removeContentsJob, { storageKeys })
}

/** Current addresses and former ones that were corrected. */
async function addressesOf(ctx: Context, { id, contactEmail }: PersonRow): Promise<string[]> {
  const former = await formerTexts(ctx, { kind: 'interested_person', id }, ['contactEmail'])
  return [...new Set([...former, contactEmail ?? ''].filter(Boolean).map((address) => address.toLowerCase()))]
}

/** Deletes news and mails to staff about the person. */
async function forgetWhatNames(ctx: Context, { id }: PersonRow): Promise<void> {
  await forgetNewsAbout(ctx, [personAddress(id)])
  await forgetMailsAbout(ctx, [id])
}

export const tidyInterestedJob = 'tidy-interested-people'

/** Maximum per run; the rest follows in the next night. */
const most = 1000

/** Runs every night: deletes people who became inactive long ago, and people whose application has been deleted. */
export async function tidyInterested(ctx: Context): Promise<void> {
  const left = await ctx.db
    .select()
    .from(interestedPerson)
    .where(
      and(
        eq(interestedPerson.workspaceId, ctx.workspace.id),
        or(
          and(eq(interestedPerson.progressState, 'inactive'), lt(interestedPerson.leftAt, forgottenBefore(ctx.now))),
          and(eq(interestedPerson.progressState, 'applied'), notExists(rememberedApplication(ctx))),
        ),
      ),
    )
    .orderBy(asc(interestedPerson.id))
    .limit(most)
    .for('update')
  for (const row of left) await forget(ctx, row)
}

const rememberedApplication = (ctx: Context) =>
  ctx.db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.workspaceId, interestedPerson.workspaceId),
        eq(application.id, interestedPerson.applicationId),
        isNull(application.anonymisedAt),
      ),
    )
