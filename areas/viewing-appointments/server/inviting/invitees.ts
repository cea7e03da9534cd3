// People who are invited to an appointment, and those who cannot be, with the reason. The number of statements does
// not depend on the number of people.

import { and, eq, inArray } from 'drizzle-orm'
import { applicationWish } from '#areas/applications/server/public.ts'
import { thoseWantingAny } from '#areas/interested-people/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { readStops } from '#platform/server/mail/known-addresses.ts'
import type { BulkRecipient, ChosenRecords } from '#platform/server/records/kind-shape.ts'
import type { ChosenRecipients } from '../../contract/invitations.ts'
import { viewingInvitation, viewingObject } from '../tables.ts'

export type RecordKindWord = 'interested' | 'application'

export interface Invitee extends BulkRecipient {
  recordKind: RecordKindWord
}

export interface Judged {
  invitees: Invitee[]
  leftOut: { invitee: Invitee; reason: string }[]
}

interface Asked {
  appointmentId: string
  withoutAbsent: boolean
}

export async function chosenPeople(
  ctx: StaffContext,
  appointmentId: string,
  chosen: ChosenRecipients,
): Promise<Invitee[]> {
  if (chosen.from === 'targets') return peopleOf(ctx, chosen.kind, { targets: chosen.targets })
  const objectIds = await objectsAt(ctx, appointmentId)
  if (objectIds.length === 0) throw fieldRefusal('recipients', 'viewing_appointments_no_objects_to_match')
  const people: Invitee[] = []
  for (const kind of new Set(chosen.kinds)) {
    const ids = await (kind === 'interested' ? thoseWantingAny : applicationsWanting)(ctx, objectIds)
    if (ids.length > 0) people.push(...(await peopleOf(ctx, kind, { applicationIds: ids })))
  }
  return people
}

/** Each with the obstacle that the area of the record sees, such as being inactive. */
export async function peopleOf(
  ctx: StaffContext,
  recordKind: RecordKindWord,
  chosen: ChosenRecords,
): Promise<Invitee[]> {
  const found = await bulkOf(ctx, recordKind).recipientsOf(ctx, chosen)
  return found.map((one) => ({ ...one, recordKind }))
}

function bulkOf(ctx: StaffContext, recordKind: RecordKindWord) {
  const { bulk } = ctx.services.records.get(recordKind)
  if (!bulk) throw new Error(`records of the kind ${recordKind} get no mails`)
  return bulk
}

const applicationsWanting = async (ctx: StaffContext, objectIds: readonly string[]): Promise<string[]> => {
  const rows = await ctx.db
    .selectDistinct({ id: applicationWish.applicationId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), inArray(applicationWish.objectId, [...objectIds])))
  return rows.map(({ id }) => id)
}

export async function objectsAt(ctx: StaffContext, appointmentId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: viewingObject.objectId })
    .from(viewingObject)
    .where(and(eq(viewingObject.workspaceId, ctx.workspace.id), eq(viewingObject.appointmentId, appointmentId)))
    .orderBy(viewingObject.position)
  return rows.map(({ id }) => id)
}

/** Each address once. The reasons are texts for staff. */
export async function judgedPeople(
  ctx: StaffContext,
  people: readonly Invitee[],
  { appointmentId, withoutAbsent }: Asked,
): Promise<Judged> {
  const stops = await readStops(
    ctx,
    people.map(({ address }) => address),
  )
  const invitedBefore = await invitedTo(ctx, appointmentId)
  const absent = withoutAbsent ? await absentBefore(ctx, people) : new Set<string>()
  const addresses = new Set<string>()
  const judged: Judged = { invitees: [], leftOut: [] }
  for (const invitee of people) {
    const reason = reasonFor(invitee)
    if (reason === null) judged.invitees.push(invitee)
    else judged.leftOut.push({ invitee, reason })
  }
  return judged

  function reasonFor(invitee: Invitee): string | null {
    const address = invitee.address.trim().toLowerCase()
    if (invitedBefore.has(invitee.id) || invitedBefore.has(address))
      return ctx.t('viewing_appointments_left_out_invited')
    if (invitee.obstacle) return ctx.t(invitee.obstacle)
    if (!address) return ctx.t('viewing_appointments_left_out_no_address')
    if (absent.has(invitee.id)) return ctx.t('viewing_appointments_left_out_absent')
    const stop = stops({ address: invitee.address, isNews: false })
    if (stop) return ctx.t(`communication_cause_${stop.replaceAll('-', '_')}`)
    if (addresses.has(address)) return ctx.t('viewing_appointments_left_out_same_address')
    addresses.add(address)
    return null
  }
}

/** Records and addresses. */
async function invitedTo(ctx: StaffContext, appointmentId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: viewingInvitation.recordId, email: viewingInvitation.email })
    .from(viewingInvitation)
    .where(and(eq(viewingInvitation.workspaceId, ctx.workspace.id), eq(viewingInvitation.appointmentId, appointmentId)))
  return new Set(rows.flatMap(({ id, email }) => [id, email.trim().toLowerCase()]))
}

/** People who booked an earlier appointment and did not come. */
async function absentBefore(ctx: StaffContext, people: readonly Invitee[]): Promise<Set<string>> {
  const { rows } = await ctx.client.query<{ id: string }>(
    `select distinct record_id id from viewing_participant
      where workspace_id = $1 and record_id = any($2) and state = 'booked' and present = false`,
    [ctx.workspace.id, people.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}
