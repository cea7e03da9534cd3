// Proposes projects to investors: a mail with the anonymous teaser.

import { lookAtMail } from '#areas/mail-templates/server/public.ts'
import { AppError } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/process.ts'
import { applyCan } from '../../rules/apply-can.ts'
import { isProposedJustNow } from '../../rules/proposal.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { subjectOf } from '../record/investor-row.ts'
import { addApply, findPair, lockPair, moveApply, standingOf, type Pair } from './apply-row.ts'
import { deadlineValues, investorMail, mailByHand, optOutLink, teaserLink } from './mails.ts'

export const offerProject = handler(
  contract.offerProject,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const pair = await lockPair(ctx, params.id, body.projectId)
    assertAllowed(applyCan.propose(standingOf(ctx, pair)))
    if (isProposedJustNow(pair.apply?.proposedAt ?? null, ctx.now)) throw new AppError('investors_reason_just_proposed')
    await refuseUnsubscribed(ctx, pair)
    const step = { state: 'proposed', channel: 'mail', fields: { proposedAt: ctx.now } } as const
    const { apply } = pair
    const row = apply ? await moveApply(ctx, { ...pair, apply }, step) : await addApply(ctx, pair, step)
    const mailId = await mailByHand(ctx, pair.investor, proposalOf(ctx, pair, row.id, body.note), body.mail)
    ctx.record({
      event: 'investor.proposal_mailed',
      subject: subjectOf(pair.investor),
      cause: pair.project.title,
      changes: [aboutMail(mailId)],
    })
    const values = { name: pair.investor.company, project: pair.project.title }
    return { notify: await saidWithMails(ctx, ctx.t('investors_done_proposed', values), [mailId]) }
  },
)

export const previewProposal = handler(
  contract.previewProposal,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const pair = await findPair(ctx, params.id, body.projectId)
    return lookAtMail(ctx, investorMail(ctx, pair.investor, proposalOf(ctx, pair, null, body.note)), body.mail)
  },
)

function proposalOf(ctx: Context, { investor, project }: Pair, applyId: string | null, note = '') {
  const { language } = investor
  const button = teaserLink(ctx, project, language)
  return {
    kind: 'investor_proposal',
    isNews: true,
    button,
    values: {
      place_project_teaser_link: button,
      place_opt_out_link: optOutLink(ctx, project, applyId, language),
      place_note: note,
      ...deadlineValues(project, language),
    },
  } as const
}

/** The address unsubscribed by its mail program: the mail would not leave. */
async function refuseUnsubscribed(ctx: Context, { investor }: Pair): Promise<void> {
  const { rows } = await ctx.client.query(
    'select from mail_address where workspace_id = $1 and address = lower($2) and refuses_news_at is not null',
    [ctx.workspace.id, investor.contactEmail ?? ''],
  )
  if (rows.length > 0) throw new AppError('investors_reason_unsubscribed')
}
