// Reads, creates, releases, cancels and corrects the assignment of an application.

import { processSettings } from '#areas/project-settings/server/public.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { AssignmentView } from '../../contract/assignments.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { stateAfterRelease } from '../../rules/application-progress.ts'
import { assignmentCan, released } from '../../rules/offers/assignment-can.ts'
import { objectCanBeOffered } from '../../rules/offers/object-fit.ts'
import { changeApplication, findApplication, lockApplication, subjectOf } from '../details/application-row.ts'
import { assign } from './assigning.ts'
import {
  assignmentsOf,
  changeAssignment,
  findAssignment,
  lockAssignment,
  type AssignmentRow,
} from './assignment-row.ts'
import { agreementOfAssignments } from '../extension-points.ts'
import { assertContractStart } from './contract-start.ts'
import { lettingOf, letTogether, moveLetObjects } from './let-together.ts'
import { mailCancellation } from '../dossier/letters.ts'
import { choicesFor, companionChoices, wishedObjects } from '../details/object-choices.ts'
import { addressOf, findObject, francs, lockObjects, type HousedObject } from '../details/object-row.ts'
import { assertCombinable } from './goes-along.ts'
import { distinct } from '../offers/offer-intended.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { tellOfTenancy } from '../details/staff-news.ts'
import { staffNames, type StaffName } from '#platform/server/session/staff-names.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/assignments.ts'

export const getAssignment = handler(
  contract.getAssignment,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { id } = await findApplication(ctx, params.id)
    const rows = await assignmentsOf(ctx, id)
    const nameOf = await staffNames(
      ctx,
      rows.flatMap(({ assignedBy, contractCheckedBy }) => [assignedBy, contractCheckedBy]),
    )
    const views: AssignmentView[] = []
    for (const row of rows) views.push(await viewOf(ctx, row, nameOf))
    return {
      current: views.find(({ state }) => state !== 'cancelled') ?? null,
      past: views.filter(({ state }) => state === 'cancelled'),
    }
  },
)

async function viewOf(
  ctx: StaffContext,
  row: AssignmentRow,
  nameOf: (id: string | null) => StaffName,
): Promise<AssignmentView> {
  const { object, building } = await findObject(ctx, row.objectId)
  return {
    assignmentId: row.id,
    contractId: await contractOf(ctx, row.id),
    objectId: object.id,
    objectTitle: object.title,
    address: addressOf(building),
    grossRent: francs(object.grossRent),
    objectState: object.progressState,
    objectStateTitle: ctx.t(stateTextOf(object)),
    kind: row.kind,
    state: row.state,
    contractState: row.contractState,
    contractStateTitle: row.contractState && ctx.t(`state_${row.contractState}`),
    contractStart: row.contractStart,
    comment: row.comment,
    cancelReason: row.cancelReason,
    assignedAt: row.assignedAt.toISOString(),
    assignedBy: row.assignedBy ? nameOf(row.assignedBy).name : null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    together: (await letTogether(ctx, row.id)).map((one) => ({
      objectId: one.object.id,
      title: one.object.title,
      grossRent: francs(one.object.grossRent),
    })),
    contractCheckedAt: row.contractCheckedAt?.toISOString() ?? null,
    contractCheckedBy: row.contractCheckedBy ? nameOf(row.contractCheckedBy).name : null,
    version: row.version,
    canHaveContractChecked: spoken(ctx, assignmentCan.haveContractChecked(row)),
    canBeReleased: spoken(ctx, assignmentCan.beReleased(row)),
    canBeCancelled: spoken(ctx, assignmentCan.beCancelled(row)),
  }
}

async function contractOf(ctx: StaffContext, assignmentId: string): Promise<string | null> {
  for (const read of agreementOfAssignments.all()) {
    const id = await read(ctx, assignmentId)
    if (id) return id
  }
  return null
}

export const getDirectAssignment = handler(
  contract.getDirectAssignment,
  { permission: 'applications_read' },
  async (ctx, { params, query }) => {
    const row = await findApplication(ctx, query.applicationId)
    const housed = await findObject(ctx, params.id)
    const process = await processSettings(ctx)
    const wish = (await wishedObjects(ctx, row.id)).find(({ object }) => object.id === params.id)
    const own = wish ?? { ...housed, rank: null }
    const [choice] = await choicesFor(ctx, row, [own])
    if (!choice) throw new Error('one object in, one choice out')
    const mayBe = applicationCan.beAssignedDirectly(row, process)
    return {
      applicationId: row.id,
      version: row.version,
      contactName: row.contactName,
      object: choice,
      companions: await choicesFor(ctx, row, await companionChoices(ctx, [own])),
      allowed: spoken(ctx, mayBe.allowed ? objectCanBeOffered(housed.object.lettingState) : mayBe),
      contractStart: housed.object.moveInDate,
      release: process.release,
    }
  },
)

export const sendDirectAssignment = handler(
  contract.sendDirectAssignment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    assertAllowed(applicationCan.beAssignedDirectly(row, await processSettings(ctx)))
    if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
    const held = await lockObjects(ctx, distinct([params.apartmentId, ...body.secondaryObjectIds]))
    for (const { object } of held) assertAllowed(objectCanBeOffered(object.lettingState))
    assertCombinable(held)
    const [housed, ...companions] = held.map((one) => ({ ...one, objectStateBefore: stateBefore(one) }))
    if (!housed) throw notFound('applications_object_not_found')
    const { assignmentId, mailId } = await assign(ctx, row, {
      housed,
      companions,
      kind: 'direct',
      objectStateBefore: housed.objectStateBefore,
      comment: body.comment,
      contractStart: body.contractStart,
      words: body.mail,
    })
    const titles = [housed, ...companions].map(({ object }) => object.title).join(', ')
    const title = ctx.t('applications_assigned_directly', { name: row.contactName, object: titles })
    return { assignmentId, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

const stateBefore = ({ object }: HousedObject): 'available' | 'inactive' =>
  object.lettingState === 'inactive' ? 'inactive' : 'available'

export const releaseAssignment = handler(
  contract.releaseAssignment,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application, row } = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.beReleased(row))
    assertVersion(row, body.version)
    const version = await changeAssignment(ctx, row, { ...released, releasedAt: ctx.now })
    ctx.record({ event: 'assignment.released', subject: subjectOf(application) })
    await tellOfTenancy(ctx, 'tenant_without_contract', row)
    return {
      version,
      notify: [{ type: 'success', title: ctx.t('applications_released', { name: application.contactName }) }],
    }
  },
)

export const cancelAssignment = handler(
  contract.cancelAssignment,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application, row } = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.beCancelled(row))
    assertVersion(row, body.version)
    const cause = 'applications_cause_assignment_cancelled'
    const housed = await moveLetObjects(ctx, row, { from: ['assigned'], to: 'as_before', cause })
    await changeAssignment(ctx, row, { state: 'cancelled', contractState: null, cancelReason: body.reason })
    const progressState = stateAfterRelease(application.overallEvaluation)
    await changeApplication(ctx, application, { progressState })
    const mailIds: string[] = []
    if (body.notify) {
      const companions = await letTogether(ctx, row.id)
      mailIds.push(await mailCancellation(ctx, { application, housed, companions }))
    }
    ctx.record({
      event: 'assignment.cancelled',
      subject: subjectOf(application),
      changes: [{ field: 'progress_state', old: application.progressState, new: progressState }],
      cause: body.reason,
    })
    const title = cancelledWords(ctx, housed)
    return { notify: mailIds.length > 0 ? await saidWithMails(ctx, title, mailIds) : [{ type: 'success', title }] }
  },
)

/** If the object is under notice, the current household still lives there until a given day. */
function cancelledWords(ctx: Context, { object }: HousedObject): string {
  if (object.nextFrom === null) return ctx.t('applications_assignment_cancelled')
  return ctx.t('applications_assignment_cancelled_next', { date: swissDate(object.nextFrom) })
}

export const updateAssignment = handler(
  contract.updateAssignment,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application, row } = await lockWithApplication(ctx, params.id)
    const wanted = { comment: body.comment || null, contractStart: body.start }
    if (wanted.comment === row.comment && wanted.contractStart === row.contractStart) return { version: row.version }
    assertVersion(row, body.version)
    if (wanted.contractStart !== null && wanted.contractStart !== row.contractStart) {
      await assertContractStart(ctx, wanted.contractStart, { ...(await lettingOf(ctx, row)), field: 'start' })
    }
    const version = await changeAssignment(ctx, row, wanted)
    const changes = [
      { field: 'comment', old: row.comment, new: wanted.comment },
      { field: 'contract_start', old: row.contractStart, new: wanted.contractStart },
    ].filter((change) => change.old !== change.new)
    ctx.record({ event: 'assignment.corrected', subject: subjectOf(application), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
  },
)

/** Always locks the application before the assignment, to avoid deadlocks. */
export async function lockWithApplication(ctx: Context, assignmentId: string) {
  const { applicationId } = await findAssignment(ctx, assignmentId)
  const application = await lockApplication(ctx, applicationId)
  return { application, row: await lockAssignment(ctx, assignmentId) }
}

export function assertVersion(row: AssignmentRow, seen: number | undefined): void {
  if (seen === undefined || seen === row.version) return
  const { version, comment, contractStart, state, contractState } = row
  throw staleVersion({ version, comment, start: contractStart, state, contractState })
}
