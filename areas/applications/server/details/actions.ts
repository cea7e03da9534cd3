// Actions in the header of an application. Missing permission leaves an action out; a forbidding state disables it
// with a reason.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { canLet } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ApplicationAction, ApplicationActionKey } from '../../contract/application.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { yes, no, type Verdict } from '#platform/rules/verdict.ts'
import { assignmentCan, type AssignmentStanding } from '../../rules/offers/assignment-can.ts'
import { refuseReminder } from '../../rules/offers/offer-validity.ts'
import { lookOpenOfferFor } from '../offers/offer-row.ts'
import type { ApplicationRow } from './application-row.ts'

const permissionFor: Record<ApplicationActionKey, Permission> = {
  evaluate: 'applications_write',
  offer: 'applications_write',
  assign_directly: 'applications_write',
  remind: 'applications_write',
  withdraw_offer: 'applications_write',
  release: 'tenants_write',
  cancel_assignment: 'tenants_write',
  open_tenancy: 'tenants_read',
  edit: 'applications_write',
  activate: 'applications_write',
  deny: 'applications_write',
  deactivate: 'applications_write',
  delete: 'applications_write',
}

/** Hidden instead of disabled if the project sells, since these actions never become available there. */
const lettingSteps: ReadonlySet<ApplicationActionKey> = new Set([
  'evaluate',
  'offer',
  'assign_directly',
  'release',
  'open_tenancy',
])

export async function actionsFor(
  ctx: StaffContext,
  row: ApplicationRow,
  assignment: AssignmentStanding | null,
): Promise<{ actions: ApplicationAction[]; nextStep: ApplicationActionKey | null }> {
  const process = await processSettings(ctx)
  const isOffered = row.progressState === 'with_offer'
  const verdicts: (readonly [ApplicationActionKey, Verdict])[] = [
    ['evaluate', applicationCan.beEvaluated(row)],
    ['offer', applicationCan.beOffered(row, process)],
    ['assign_directly', applicationCan.beAssignedDirectly(row, process)],
    ...(isOffered ? [['remind', await offerCanBeReminded(ctx, row)] as const] : []),
    ['withdraw_offer', applicationCan.haveOfferWithdrawn(row)],
    ['release', assignment ? assignmentCan.beReleased(assignment) : no('applications_reason_not_assigned')],
    ['cancel_assignment', assignment ? assignmentCan.beCancelled(assignment) : no('applications_reason_not_assigned')],
    ['open_tenancy', assignment?.state === 'released' ? yes : no('applications_reason_not_released')],
    ['edit', applicationCan.beWrittenTo(row)],
    ['activate', applicationCan.beActivated(row)],
    ['deny', applicationCan.beDenied(row)],
    ['deactivate', applicationCan.beDeactivated(row)],
    ['delete', applicationCan.beDeleted(row)],
  ]
  const isSold = !canLet(ctx.workspace.projectType).allowed
  const permitted = verdicts.filter(([key]) => ctx.can(permissionFor[key]) && !(isSold && lettingSteps.has(key)))
  const next = nextStepOf(row, assignment)
  const isOpen = permitted.some(([key, verdict]) => key === next && verdict.allowed)
  return {
    actions: permitted.map(([key, verdict]) => ({
      key,
      enabled: verdict.allowed,
      ...(verdict.allowed ? {} : { reason: ctx.t(verdict.reason) }),
    })),
    nextStep: isOpen ? next : null,
  }
}

async function offerCanBeReminded(ctx: StaffContext, { id }: ApplicationRow): Promise<Verdict> {
  const open = await lookOpenOfferFor(ctx, id)
  const reason = open ? refuseReminder(open, ctx.now) : 'applications_reason_no_open_offer'
  return reason ? no(reason) : yes
}

/** Suggested next action, if the state allows it; null in a sale, which suggests its own. */
function nextStepOf(row: ApplicationRow, assignment: AssignmentStanding | null): ApplicationActionKey | null {
  switch (row.progressState) {
    case 'active.new':
    case 'active.in_progress':
      return 'evaluate'
    case 'active.evaluated':
    case 'with_offer.declined':
      return 'offer'
    case 'assigned':
      return assignment?.state === 'assigned' ? 'release' : 'open_tenancy'
    case 'inactive':
      return 'activate'
    case 'with_offer':
      return 'remind'
    default:
      return null
  }
}
