// Page behind the link of a proposal mail. Opening it changes nothing; the answer is a separate POST.

import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { publicName } from '#areas/project-settings/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { addressOf, findObject, francs } from '#areas/applications/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { LinkKey } from '../../contract/public-form.ts'
import { proposalCan } from '../../rules/proposal-can.ts'
import { keep, standingOf, type ProposalRow } from '../proposals.ts'
import { changeRequest, findRequest, lockRequest, subjectOf } from '../request-row.ts'
import { waitlistProposal } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/proposals.ts'

const noHash = Buffer.alloc(32)

async function lookForProposal(ctx: Context, key: LinkKey): Promise<ProposalRow> {
  const [row] = await ctx.db
    .select()
    .from(waitlistProposal)
    .where(and(eq(waitlistProposal.workspaceId, ctx.workspace.id), eq(waitlistProposal.id, key.uuid)))
  const isToken = timingSafeEqual(hashOf(key.token), row?.tokenHash ?? noHash)
  if (!row || !isToken) throw notFound('waitlist_link_not_valid')
  return row
}

/** An answered proposal can be opened again. A proposal that has ended, or whose object is taken, cannot. */
async function openProposal(ctx: Context, key: LinkKey, purpose: 'read' | 'change') {
  const found = await lookForProposal(ctx, key)
  const request = await (purpose === 'read' ? findRequest : lockRequest)(ctx, found.requestId)
  // Read again after the lock is taken, so that a concurrent answer is seen.
  const proposal = purpose === 'read' ? found : await lookForProposal(ctx, key)
  const housed = await findObject(ctx, proposal.objectId)
  const standing = standingOf(ctx, { request, object: housed.object, proposal })
  const answerable = proposalCan.beAnswered(standing)
  const isAnswered = standing.proposal === 'accepted' || standing.proposal === 'no_interest'
  if (!answerable.allowed && !(isAnswered && purpose === 'read')) throw new AppError(answerable.reason, { status: 410 })
  return { proposal, request, ...housed, state: standing.proposal ?? proposal.state }
}

export const getProposal = publicHandler(contract.getProposal, { perMinute: 60 }, async (ctx, { params }) => {
  const { proposal, request, object, building, state } = await openProposal(ctx, params, 'read')
  const today = dayOf(ctx.now)
  const isPublic =
    object.isPublished && (object.publicationStart ?? today) <= today && (object.publicationEnd ?? today) >= today
  const mayApply = isPublic && state === 'accepted' && object.lettingState === 'available' && !request.applicationId
  return {
    template: ctx.workspace.formTemplate,
    language: request.language,
    projectName: await publicName(ctx),
    contactName: request.contactName,
    state,
    answerBy: (proposal.answerBy ?? ctx.now).toISOString(),
    note: proposal.note,
    object: {
      title: object.tenderTitle || object.title,
      address: addressOf(building),
      rooms: object.rooms,
      area: object.area,
      floor: object.floor,
      grossRent: francs(object.grossRent),
      move_in_date: object.moveInDate,
      publicPath: isPublic ? `/public-object-details/${object.id}` : null,
    },
    applicationPath: mayApply ? `/form/application/new?uuids=${object.id}&lang=${request.language}` : null,
  }
})

export const answerProposal = publicHandler(
  contract.answerProposal,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const { proposal, request, object } = await openProposal(ctx, params, 'change')
    const isAccepted = body.answer === 'accept'
    const reason = body.reason || null
    const state = isAccepted ? 'accepted' : 'no_interest'
    await keep(ctx, { ...proposal, state, reason, answeredAt: ctx.now })
    await changeRequest(ctx, request, { confirmedAt: ctx.now })
    ctx.record({
      event: isAccepted ? 'waitlist.proposal_accepted' : 'waitlist.no_interest',
      subject: subjectOf(request),
      changes: [{ field: 'object', old: null, new: object.title }],
      ...(reason && { cause: reason }),
      actor: { kind: 'applicant', id: null, name: request.contactName },
    })
    await tellStaff(ctx, {
      kind: 'waitlist_proposal_answered',
      permission: 'waitlist',
      name: request.contactName,
      path: `/waitlist/applications/${request.id}`,
      responsible: [],
    })
    return {}
  },
)
