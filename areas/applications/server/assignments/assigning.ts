// Assigns an object, after an accepted offer or directly. Releases it at once if the project settings say so.

import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { canLet } from '#platform/rules/project-type.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { newId } from '#platform/server/ids.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { stateAfterAssignment } from '../../rules/application-progress.ts'
import { standingAtFirst } from '../../rules/offers/assignment-can.ts'
import { changeApplication, subjectOf, whoActs, type ApplicationRow } from '../details/application-row.ts'
import { keepTogether } from './let-together.ts'
import { mailAssignment } from '../dossier/letters.ts'
import { freeFromFor, assertContractStart } from './contract-start.ts'
import { moveObject, type HousedObject } from '../details/object-row.ts'
import { refreshTenantNames } from '../list/search-text.ts'
import { tellOfApplication, tellOfTenancy } from '../details/staff-news.ts'
import { assignment } from '../tables.ts'

interface Assigning {
  housed: HousedObject
  /** Objects let together with it, each with the state to restore on cancellation. */
  companions: readonly (HousedObject & { objectStateBefore: 'available' | 'inactive' })[]
  kind: 'offer' | 'direct'
  /** State of the object to restore on cancellation. */
  objectStateBefore: 'available' | 'inactive'
  offerId?: string
  comment?: string | undefined
  contractStart?: string | undefined
  /** Mail text edited in the preview. */
  words?: MailWords | undefined
}

const statesBefore: Record<Assigning['kind'], ObjectState[]> = {
  offer: ['with_offer'],
  direct: ['available', 'inactive'],
}

/** Requires locks on the application and on all objects. */
export async function assign(
  ctx: Context,
  row: ApplicationRow,
  assigning: Assigning,
): Promise<{ assignmentId: string; mailId: string }> {
  assertAllowed(canLet(ctx.workspace.projectType))
  const { housed, kind, companions } = assigning
  const { object } = housed
  const { release } = await processSettings(ctx)
  const standing = standingAtFirst(release)
  const id = newId()
  const objectIds = [housed, ...companions].map((one) => one.object.id)
  const contractStart = assigning.contractStart ?? (await firstDay(ctx, object.moveInDate, objectIds))
  if (assigning.contractStart) {
    await assertContractStart(ctx, assigning.contractStart, { objectIds, assignmentId: null, field: 'contractStart' })
  }
  for (const one of [housed, ...companions]) {
    await moveObject(ctx, one.object, {
      from: statesBefore[kind],
      to: 'assigned',
      cause: `applications_cause_assigned_${kind}`,
    })
  }
  await changeApplication(ctx, row, { progressState: stateAfterAssignment, offerUntil: null })
  await ctx.db.insert(assignment).values({
    workspaceId: ctx.workspace.id,
    id,
    applicationId: row.id,
    objectId: object.id,
    offerId: assigning.offerId ?? null,
    kind,
    ...standing,
    contractStart,
    comment: assigning.comment ?? null,
    tenantNames: '',
    searchText: '',
    assignedBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    objectStateBefore: assigning.objectStateBefore,
    assignedAt: ctx.now,
    releasedAt: standing.state === 'released' ? ctx.now : null,
  })
  await keepTogether(ctx, { assignmentId: id, companions })
  await refreshTenantNames(ctx, [row.id])
  const mailId = await mailAssignment(ctx, { application: row, housed, companions, kind }, assigning.words)
  ctx.record({
    event: kind === 'direct' ? 'assignment.made_directly' : 'offer.accepted',
    subject: subjectOf(row),
    changes: [
      { field: 'object', old: null, new: [housed, ...companions].map((one) => one.object.title).join(', ') },
      { field: 'progress_state', old: row.progressState, new: stateAfterAssignment },
    ],
    actor: whoActs(ctx, row),
  })
  if (standing.state !== 'released') {
    const objectIds = [housed, ...companions].map((one) => one.object.id)
    await tellOfApplication(ctx, { kind: 'assignment_to_release', application: row, objectIds })
  } else {
    await tellOfTenancy(ctx, 'tenant_without_contract', { id, objectId: object.id, tenantNames: row.contactName })
    ctx.record({
      event: 'assignment.released',
      subject: subjectOf(row),
      cause: 'applications_cause_automatic_release',
      actor: { kind: 'system', id: null, name: 'Quartier' },
    })
  }
  return { assignmentId: id, mailId }
}

/** The move-in date of the object, or the day after the previous household leaves, whichever is later. */
async function firstDay(ctx: Context, moveInDate: string | null, objectIds: readonly string[]): Promise<string | null> {
  const freeFrom = await freeFromFor(ctx, { objectIds, assignmentId: null })
  if (freeFrom === null || moveInDate === null) return moveInDate ?? freeFrom
  return moveInDate > freeFrom ? moveInDate : freeFrom
}
