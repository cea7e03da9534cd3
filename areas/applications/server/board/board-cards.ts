// Cards of the board, read with one statement per table for all cards of a page.

import { and, eq, inArray } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import type { BoardCard } from '../../contract/board.ts'
import type { Candidate } from '../../contract/offer-actions.ts'
import { applicationStateText } from '../../rules/application-state.ts'
import { firstLookIsHidden } from '../../rules/second-look.ts'
import { deactivationWords, denialWord } from '../denials/denial-words.ts'
import { optionWord } from '../details/answers.ts'
import type { ObjectRow } from '../details/object-row.ts'
import type { Judging } from '../evaluation/evaluation.ts'
import { declineWords } from '../offers/offer-detail.ts'
import { application, assignment, offer } from '../tables.ts'
import { movesOf, type Movable, type MovesOn } from './board-moves.ts'
import type { BoardStanding } from './board-standings.ts'

interface Board {
  object: ObjectRow
  /** Ranked applications of the object, best first; empty if the first column is not read. */
  line: readonly Candidate[]
  asked: Judging
  on: MovesOn
}

export async function cardsOf(
  ctx: StaffContext,
  standings: readonly BoardStanding[],
  board: Board,
): Promise<ReadonlyMap<string, BoardCard>> {
  const movable = await movableOf(ctx, standings)
  const placeOf = new Map(board.line.map(({ applicationId }, index) => [applicationId, index]))
  return new Map(
    movable.map((one) => [one.application.id, cardOf(ctx, one, { board, place: placeOf.get(one.application.id) })]),
  )
}

async function movableOf(ctx: StaffContext, standings: readonly BoardStanding[]): Promise<Movable[]> {
  if (standings.length === 0) return []
  const here = ctx.workspace.id
  const ids = standings.map(({ id }) => id)
  const offerIds = standings.flatMap(({ offerId }) => offerId ?? [])
  const assignmentIds = standings.flatMap(({ assignmentId }) => assignmentId ?? [])
  const [applications, offers, assignments] = await Promise.all([
    ctx.db
      .select()
      .from(application)
      .where(and(eq(application.workspaceId, here), inArray(application.id, ids))),
    offerIds.length === 0
      ? []
      : ctx.db
          .select()
          .from(offer)
          .where(and(eq(offer.workspaceId, here), inArray(offer.id, offerIds))),
    assignmentIds.length === 0
      ? []
      : ctx.db
          .select()
          .from(assignment)
          .where(and(eq(assignment.workspaceId, here), inArray(assignment.id, assignmentIds))),
  ])
  const byId = new Map(applications.map((one) => [one.id, one]))
  return standings.flatMap((standing) => {
    const row = byId.get(standing.id)
    if (!row) return []
    return {
      standing,
      application: row,
      offer: offers.find(({ id }) => id === standing.offerId) ?? null,
      assignment: assignments.find(({ id }) => id === standing.assignmentId) ?? null,
    }
  })
}

interface Placed {
  board: Board
  /** Index in the line; undefined if the application is not ranked. */
  place: number | undefined
}

function cardOf(ctx: StaffContext, movable: Movable, { board, place }: Placed): BoardCard {
  const { application: row, standing } = movable
  const { object, line, asked, on } = board
  const isHidden = firstLookIsHidden(row, asked.judge, asked.process)
  return {
    applicationId: row.id,
    version: row.version,
    number: row.number,
    contactName: row.contactName,
    progress_state: row.progressState,
    stateTitle: ctx.t(applicationStateText(row.progressState)),
    overall_evaluation: isHidden ? null : row.overallEvaluation,
    overall_star: row.overallStar,
    persons: row.persons,
    householdTypeTitle: optionWord(ctx, 'household_type', row.householdType),
    points: place === undefined ? null : (line[place]?.points ?? null),
    place: place === undefined ? null : place + 1,
    rank: standing.rank,
    createdAt: row.createdAt.toISOString(),
    ...lettingOf(ctx, movable),
    alongWith: standing.mainId !== null && standing.mainId !== object.id ? standing.mainTitle : null,
    note: noteOf(ctx, movable),
    moves: movesOf(ctx, movable, on),
  }
}

function lettingOf(ctx: StaffContext, { standing, offer: open, assignment: held }: Movable) {
  const isOffered = standing.column === 'offer' && open
  return {
    offer: isOffered
      ? {
          objectTitle: standing.mainTitle ?? '',
          validUntil: open.validUntil.toISOString(),
          remindedAt: open.remindedAt?.toISOString() ?? null,
          version: open.version,
        }
      : null,
    assignment: held && {
      assignmentId: held.id,
      assignedAt: held.assignedAt.toISOString(),
      contractStart: held.contractStart,
      contractState: held.contractState,
      contractStateTitle: held.contractState && ctx.t(`state_${held.contractState}`),
    },
  }
}

function noteOf(ctx: StaffContext, { application: row, standing }: Movable): string | null {
  const { column, denialReason, offerEnd, declineReason, elsewhere } = standing
  if (column === 'application') {
    return elsewhere && ctx.t('applications_board_offer_elsewhere', { object: elsewhere })
  }
  if (column !== 'declined') return null
  if (row.progressState === 'assigned' && elsewhere) {
    return ctx.t('applications_board_assigned_elsewhere', { object: elsewhere })
  }
  if (row.progressState === 'inactive' && row.deactivationReason) return deactivationWords(ctx, row.deactivationReason)
  if (denialReason) return ctx.t('applications_board_denied', { reason: denialWord(ctx, denialReason) })
  const ended = offerEnd && ctx.t(`applications_offer_state_${offerEnd}`)
  return ended && [ended, declineReason && declineWords(ctx, declineReason)].filter(Boolean).join(': ')
}
