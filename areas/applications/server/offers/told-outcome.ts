// Decides what a household may read about its application: only decisions whose mail has been sent.

import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { ApplicationState } from '../../rules/application-state.ts'
import { stateAfterRelease } from '../../rules/application-progress.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { companionsOf } from '../household/companions.ts'
import { newLinkFor, offerPath } from './offer-letters.ts'
import { lookOpenOfferFor, wasTold, type OfferRow } from './offer-row.ts'
import { wishesOf } from '../details/open-wishes.ts'
import { assignmentCompanion } from '../tables.ts'

export interface ToldOutcome {
  progressState: ApplicationState
  /** Objects assigned to the household, the main one first. */
  awarded: string[]
  offered: { objectIds: string[]; validUntil: Date } | null
  /** Wishes not denied. */
  open: string[]
}

export async function toldOutcome(ctx: Context, row: ApplicationRow): Promise<ToldOutcome> {
  const waiting = await waitingDenials(ctx, row.id)
  const held = row.progressState === 'with_offer' ? await lookOpenOfferFor(ctx, row.id) : null
  const offer = held && (await isTold(ctx, held)) ? held : null
  const { open } = (await wishesOf(ctx, [row.id]))(row.id)
  return {
    progressState: toldState(row, {
      isDenialWaiting: waiting.some(({ ends }) => ends),
      isOfferWaiting: held !== null && offer === null,
    }),
    awarded: row.progressState === 'assigned' ? await awardedTo(ctx, row.id) : [],
    offered: offer && {
      objectIds: [offer.objectId, ...(await companionsOf(ctx, offer.id)).map(({ objectId }) => objectId)],
      validUntil: offer.validUntil,
    },
    open: [...open.map(({ objectId }) => objectId), ...waiting.flatMap(({ objectId }) => objectId ?? [])],
  }
}

interface Told {
  isDenialWaiting: boolean
  isOfferWaiting: boolean
}

function toldState(row: ApplicationRow, { isDenialWaiting, isOfferWaiting }: Told): ApplicationState {
  if (row.progressState === 'inactive' && isDenialWaiting) return row.stateBeforeInactive ?? 'inactive'
  return isOfferWaiting ? stateAfterRelease(row.overallEvaluation) : row.progressState
}

/** Creates a new link to the open offer, since earlier links are stored only as hashes. */
export async function linkToOpenOffer(ctx: Context, row: ApplicationRow): Promise<string> {
  const offer = await lookOpenOfferFor(ctx, row.id)
  if (!offer || !(await isTold(ctx, offer))) throw new AppError('applications_reason_no_open_offer')
  return offerPath(row, await newLinkFor(ctx, offer.id))
}

/** Returns true if the mail of the offer has been sent. */
const isTold = async (ctx: Context, offer: OfferRow): Promise<boolean> =>
  (await wasTold(ctx, offer)) && !(offer.mailId && (await isWaiting(ctx, offer.mailId)))

async function awardedTo(ctx: Context, applicationId: string): Promise<string[]> {
  const assignment = await lookLatestAssignmentFor(ctx, applicationId)
  if (!assignment) return []
  const beside = await ctx.db
    .select({ objectId: assignmentCompanion.objectId })
    .from(assignmentCompanion)
    .where(
      and(
        eq(assignmentCompanion.workspaceId, ctx.workspace.id),
        eq(assignmentCompanion.assignmentId, assignment.id),
        isNull(assignmentCompanion.endedAt),
      ),
    )
    .orderBy(asc(assignmentCompanion.objectId))
  return [assignment.objectId, ...beside.map(({ objectId }) => objectId)]
}

/** SQL: the mail can still be called back. */
const waits = `m.state in ('queued', 'held', 'to-print') and m.not_before > $2`

async function isWaiting(ctx: Context, mailId: string): Promise<boolean> {
  const { rows } = await ctx.client.query(
    `select from mail_message m where m.workspace_id = $1 and m.id = $3 and ${waits}`,
    [ctx.workspace.id, ctx.now, mailId],
  )
  return rows.length > 0
}

async function waitingDenials(ctx: Context, applicationId: string) {
  const { rows } = await ctx.client.query<{ objectId: string | null; ends: boolean }>(
    `select d.object_id as "objectId", d.ends_application as ends
      from denial d join mail_message m on m.workspace_id = d.workspace_id and m.id = d.mail_id
      where d.workspace_id = $1 and d.application_id = $3 and d.taken_back_at is null and ${waits}`,
    [ctx.workspace.id, ctx.now, applicationId],
  )
  return rows
}
