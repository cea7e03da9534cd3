// Moves of a card of the board. Every verdict comes from the rule of the action that the move performs.

import type { ProjectProcess } from '#areas/project-settings/server/public.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { spoken } from '#platform/server/permit.ts'
import type { BoardMove } from '../../contract/board.ts'
import { applicationCan, wishCanBeDenied } from '../../rules/application-can.ts'
import { actionOfMove, type BoardAction, type BoardColumn } from '../../rules/board.ts'
import { assignmentCan } from '../../rules/offers/assignment-can.ts'
import { objectCanBeOffered, objectCanBeOfferedBeside, type Seats } from '../../rules/offers/object-fit.ts'
import { refuseAcceptance } from '../../rules/offers/offer-validity.ts'
import type { AssignmentRow } from '../assignments/assignment-row.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import type { OfferRow } from '../offers/offer-row.ts'
import type { BoardStanding } from './board-standings.ts'

export interface Movable {
  standing: BoardStanding
  application: ApplicationRow
  offer: OfferRow | null
  assignment: AssignmentRow | null
}

export interface MovesOn {
  lettingState: ObjectState
  seats: Seats
  process: ProjectProcess
  /** Columns of this board. */
  columns: readonly BoardColumn[]
}

const permissionFor: Record<BoardAction, Permission> = {
  offer: 'applications_write',
  assign_directly: 'applications_write',
  deny_wish: 'applications_write',
  confirm_offer: 'applications_write',
  withdraw_offer: 'applications_write',
  record_decline: 'applications_write',
  activate: 'applications_write',
  release: 'tenants_write',
  cancel_assignment: 'tenants_write',
}

export function movesOf(ctx: StaffContext, movable: Movable, on: MovesOn): BoardMove[] {
  if (!ctx.can('applications_write') && !ctx.can('tenants_write')) return []
  const from = movable.standing.column
  return on.columns
    .filter((to) => to !== from)
    .map((to) => {
      const action = actionOfMove(from, to)
      if (!action) return { to, action: null, ...spoken(ctx, reasonAgainst(to, movable, on)) }
      if (ctx.can(permissionFor[action])) return { to, action, ...spoken(ctx, verdictOn(ctx, action, { movable, on })) }
      return { to, action: null, ...spoken(ctx, no('general_access_denied')) }
    })
}

interface Asked {
  movable: Movable
  on: MovesOn
}

function verdictOn(ctx: StaffContext, action: BoardAction, { movable, on }: Asked): Verdict {
  const { application, offer, assignment, standing } = movable
  switch (action) {
    case 'offer':
      return both(
        applicationCan.beOffered(application, on.process),
        objectCanBeOfferedBeside(on.lettingState, on.seats),
      )
    case 'assign_directly':
      return both(applicationCan.beAssignedDirectly(application, on.process), objectCanBeOffered(on.lettingState))
    case 'deny_wish':
      if (standing.rank === null) return no('applications_reason_no_wish')
      return wishCanBeDenied(application, { isDenied: standing.denialReason !== null })
    case 'confirm_offer': {
      const late = offer && refuseAcceptance(offer, ctx.now)
      return both(applicationCan.haveOfferAnswered(application), late ? no(late) : yes)
    }
    case 'record_decline':
      return applicationCan.haveOfferAnswered(application)
    case 'withdraw_offer':
      return applicationCan.haveOfferWithdrawn(application)
    case 'release':
      return assignment ? assignmentCan.beReleased(assignment) : no('applications_reason_not_assigned')
    case 'cancel_assignment':
      return assignment ? assignmentCan.beCancelled(assignment) : no('applications_reason_not_assigned')
    case 'activate':
      return canComeBack(movable)
  }
}

/** Activation does not revive a wish that was denied, or an offer that was declined. */
function canComeBack({ application, standing }: Movable): Verdict {
  if (standing.denialReason !== null) return no('applications_reason_wish_denied')
  if (standing.offerEnd) return no(`applications_reason_offer_${standing.offerEnd}`)
  if (application.progressState === 'assigned') return no('applications_reason_assigned')
  return applicationCan.beActivated(application)
}

/** Reason from the rule of the target column, where no single action leads to it. */
function reasonAgainst(to: BoardColumn, { application, assignment }: Movable, { process }: MovesOn): Verdict {
  const rules: Record<BoardColumn, () => Verdict> = {
    application: () => applicationCan.beActivated(application),
    offer: () => applicationCan.beOffered(application, process),
    assignment: () => applicationCan.beAssignedDirectly(application, process),
    tenancy: () => (assignment ? assignmentCan.beReleased(assignment) : no('applications_reason_not_assigned')),
    declined: () => applicationCan.beDenied(application),
  }
  const verdict = rules[to]()
  return verdict.allowed ? no('applications_board_not_at_once') : verdict
}

const both = (first: Verdict, second: Verdict): Verdict => (first.allowed ? second : first)
