// Steps of an investor in a project, by staff (C-226), and their proof.

import { and, asc, eq } from 'drizzle-orm'
import { inviteAccount } from '#areas/external-accounts/server/public.ts'
import { markProjectReserved, ndaTextOf } from '#areas/projects/server/public.ts'
import { rappenOf } from '#platform/rules/amounts/money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import { AppError, fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/process.ts'
import type { ApplyChange } from '../../contract/process.ts'
import { applyCan, isDirectAssignment, type ApplyStanding } from '../../rules/apply-can.ts'
import { applyStateText, isEnded } from '../../rules/apply-state.ts'
import { ndaYears } from '../../rules/nda.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorApplication, investorNda, investorStep } from '../process-tables.ts'
import { contactsOf } from '../record/contacts.ts'
import { investorContact } from '../tables.ts'
import { findApply, lockApply, moveApply, standingOf, type ApplyRow, type Joined, type Step } from './apply-row.ts'
import { claimUpload } from './files.ts'
import { mailByHand } from './mails.ts'

type ChangeTo = ApplyChange['state']

const ruleOf: Record<ChangeTo, (standing: ApplyStanding) => Verdict> = {
  interested: applyCan.interested,
  not_interested: applyCan.not_interested,
  nda_sent: applyCan.send_nda,
  nda_signed: applyCan.sign_nda,
  shortlisted: applyCan.shortlist,
  data_room_open: applyCan.open_data_room,
  awarded: applyCan.award,
  declined: applyCan.decline,
  inactive: applyCan.set_inactive,
  reopened: applyCan.reopen,
}

export const updateApply = handler(
  contract.updateApply,
  { permission: writesInvestors },
  async (ctx, { params, body }) => {
    const joined = await lockApply(ctx, params.applyId)
    const { apply, investor, project } = joined
    if (body.version !== apply.version) throw staleVersion({ version: apply.version, state: apply.state })
    assertAllowed(ruleOf[body.state](standingOf(ctx, joined)))
    const { row, mailIds = [] } = await changeTo(ctx, joined, body)
    const values = { name: investor.company, project: project.title, state: ctx.t(applyStateText(row.state)) }
    const said = ctx.t('investors_done_step', values)
    const notify =
      mailIds.length > 0 ? await saidWithMails(ctx, said, mailIds) : [{ type: 'success' as const, title: said }]
    return { state: row.state, version: row.version, notify }
  },
)

interface Changed {
  row: ApplyRow
  mailIds?: string[]
}

async function changeTo(ctx: StaffContext, joined: Joined, change: ApplyChange): Promise<Changed> {
  const { apply } = joined
  const reason = [('reason' in change && change.reason) || '', change.comment ?? ''].filter(Boolean).join(' · ')
  const step = { channel: 'staff', ...(reason && { reason }) } as const
  const leaving = isEnded(apply.state) ? {} : { stateBefore: apply.state }
  switch (change.state) {
    case 'interested':
    case 'shortlisted':
    case 'data_room_open':
      return { row: await moveApply(ctx, joined, { ...step, state: change.state }) }
    case 'not_interested':
    case 'inactive':
      return { row: await moveApply(ctx, joined, { ...step, state: change.state, fields: leaving }) }
    case 'declined': {
      const row = await moveApply(ctx, joined, { ...step, state: 'declined', fields: leaving })
      const tells = change.tellsInvestor && joined.investor.contactEmail !== null
      return { row, mailIds: tells ? [await mailByHand(ctx, joined.investor, { kind: 'investor_declined' })] : [] }
    }
    case 'reopened':
      return { row: await moveApply(ctx, joined, { ...step, state: apply.stateBefore ?? 'interested' }) }
    case 'nda_sent':
      return sendNda(ctx, joined, step)
    case 'nda_signed':
      return { row: await signOnPaper(ctx, joined, { ...change, step }) }
    case 'awarded':
      return { row: await award(ctx, joined, { price: change.price, step }) }
  }
}

/** Invites the first contact person to sign online. */
async function sendNda(ctx: StaffContext, joined: Joined, step: Omit<Step, 'state'>): Promise<Changed> {
  const { investor, project } = joined
  const [first] = await contactsOf(ctx, investor.id)
  if (!first?.email) throw new AppError('investors_reason_no_email')
  const { accountId, link } = await inviteAccount(ctx, {
    userType: 'b2b',
    email: first.email,
    firstName: first.firstName,
    lastName: first.lastName,
    language: investor.language,
    entranceSlug: project.slug,
  })
  await ctx.db
    .update(investorContact)
    .set({ accountId })
    .where(and(eq(investorContact.workspaceId, ctx.workspace.id), eq(investorContact.id, first.id)))
  const { version } = await ndaTextOf(ctx, project, investor.language)
  const row = await moveApply(ctx, joined, { ...step, state: 'nda_sent', channel: 'mail', documentVersion: version })
  const button = { label: ctx.t('investors_mail_nda_button'), href: link }
  const mail = { kind: 'investor_nda', button, values: { place_nda_link: button } } as const
  return { row, mailIds: [await mailByHand(ctx, investor, mail)] }
}

interface Paper {
  fileId: string
  signedName: string
  signedOn: string
  step: Omit<Step, 'state'>
}

/** The paper is of the version in force on the day on which it is recorded. */
async function signOnPaper(ctx: StaffContext, joined: Joined, paper: Paper): Promise<ApplyRow> {
  const { apply, investor, project } = joined
  if (paper.signedOn > dayOf(ctx.now)) throw fieldRefusal('signedOn', 'investors_day_in_future')
  await claimUpload(ctx, paper.fileId, { applyId: apply.id, category: 'nda' })
  const { version, html } = await ndaTextOf(ctx, project, investor.language)
  await ctx.db.insert(investorNda).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: apply.id,
    version,
    language: investor.language,
    textSha256: hashOf(html),
    method: 'paper',
    signedName: paper.signedName,
    signedAt: instantAt(paper.signedOn, '12:00') ?? ctx.now,
    validYears: ndaYears,
    fileId: paper.fileId,
    recordedBy: ctx.user.id,
  })
  return moveApply(ctx, joined, { ...paper.step, state: 'nda_signed', channel: 'paper', documentVersion: version })
}

interface Award {
  /** Francs. */
  price: number
  step: Omit<Step, 'state'>
}

/** A published project is reserved from now on. Only the notarised deed binds. */
async function award(ctx: StaffContext, joined: Joined, { price, step }: Award): Promise<ApplyRow> {
  const { apply, project } = joined
  const [other] = await ctx.db
    .select({ id: investorApplication.id })
    .from(investorApplication)
    .where(
      and(
        eq(investorApplication.workspaceId, ctx.workspace.id),
        eq(investorApplication.projectId, project.id),
        eq(investorApplication.state, 'awarded'),
      ),
    )
  if (other) throw new AppError('investors_reason_awarded_other')
  const row = await moveApply(ctx, joined, {
    ...step,
    state: 'awarded',
    fields: {
      stateBefore: apply.state,
      awardedPrice: rappenOf(price),
      isDirect: isDirectAssignment(apply),
    },
  })
  if (project.state === 'published') await markProjectReserved(ctx, project.id, { cause: joined.investor.company })
  return row
}

export const getApplySteps = handler(contract.getApplySteps, { permission: 'permit' }, async (ctx, { params }) => {
  const { apply } = await findApply(ctx, params.applyId)
  const rows = await ctx.db
    .select()
    .from(investorStep)
    .where(and(eq(investorStep.workspaceId, ctx.workspace.id), eq(investorStep.applicationId, apply.id)))
    .orderBy(asc(investorStep.at), asc(investorStep.id))
  return {
    steps: rows.map(({ id, state, at, actorName, channel, documentVersion, reason }) => ({
      id,
      state,
      stateTitle: ctx.t(applyStateText(state)),
      at: at.toISOString(),
      by: actorName,
      channel,
      documentVersion,
      reason,
    })),
  }
})
