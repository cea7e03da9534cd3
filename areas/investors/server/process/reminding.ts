// Reminds investors, a week before, of the day by which offers are due. Nightly, once for each deadline.

import { and, eq, gte, inArray, lte, or } from 'drizzle-orm'
import { openStates } from '#areas/projects/rules/project-state.ts'
import { b2bProject, type ProjectRow } from '#areas/projects/server/public.ts'
import { dayOf, laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { isToRemind, offerKinds, remindedBefore, type OfferKind } from '../../rules/deadline-reminder.ts'
import { investorApplication } from '../process-tables.ts'
import { subjectOf } from '../record/investor-row.ts'
import { changeApply, joinedWhere, lockApply, standingOf, type Joined } from './apply-row.ts'
import { mailItself, memorandumLink, optOutLink } from './mails.ts'

export const remindInvestorsJob = 'remind-investors-of-deadlines'

export async function remindInvestors(ctx: Context): Promise<void> {
  if (ctx.workspace.projectType !== 'saleb2b') return
  for (const { id } of await dueProjects(ctx)) {
    for (const joined of await joinedWhere(ctx, eq(investorApplication.projectId, id))) {
      if (offerKinds.some((kind) => isDue(ctx, joined, kind))) await remind(ctx, joined.apply.id)
    }
  }
}

function dueProjects(ctx: Context) {
  const today = dayOf(ctx.now)
  const last = laterDay(today, remindedBefore)
  const isNear = (column: typeof b2bProject.nboDue | typeof b2bProject.boDue) =>
    and(gte(column, today), lte(column, last))
  return ctx.db
    .select({ id: b2bProject.id })
    .from(b2bProject)
    .where(
      and(
        eq(b2bProject.workspaceId, ctx.workspace.id),
        inArray(b2bProject.state, [...openStates]),
        or(isNear(b2bProject.nboDue), isNear(b2bProject.boDue)),
      ),
    )
    .orderBy(b2bProject.id)
}

/** Judged again under the lock. */
async function remind(ctx: Context, applyId: string): Promise<void> {
  const joined = await lockApply(ctx, applyId)
  for (const kind of offerKinds) if (isDue(ctx, joined, kind)) await mailReminder(ctx, joined, kind)
}

const deadlineOf = (project: ProjectRow, kind: OfferKind) => (kind === 'nbo' ? project.nboDue : project.boDue)

function isDue(ctx: Context, joined: Joined, kind: OfferKind): boolean {
  const { apply, project, investor } = joined
  const standing = standingOf(ctx, joined)
  if (investor.progressState === 'inactive' || standing.isOptedOut || !standing.hasEmail) return false
  const due = {
    kind,
    deadline: deadlineOf(project, kind),
    state: apply.state,
    hasNda: standing.hasNda,
    hasOffer: kind === 'nbo' ? joined.hasNbo : joined.hasBo,
    remindedOf: kind === 'nbo' ? apply.remindedNbo : apply.remindedBo,
  }
  return isToRemind(due, dayOf(ctx.now))
}

async function mailReminder(ctx: Context, { apply, project, investor }: Joined, kind: OfferKind): Promise<void> {
  const deadline = deadlineOf(project, kind) ?? ''
  const t = translatorFor(investor.language)
  const button = memorandumLink(ctx, project, investor.language)
  const mailId = await mailItself(ctx, investor, {
    kind: 'investor_deadline',
    button,
    values: {
      place_offer_kind: t(`investors_offer_${kind}`),
      place_offer_deadline: swissDate(deadline),
      place_memorandum_link: button,
      place_opt_out_link: optOutLink(ctx, project, apply.id, investor.language),
    },
  })
  await changeApply(ctx, apply, kind === 'nbo' ? { remindedNbo: deadline } : { remindedBo: deadline })
  ctx.record({
    event: 'investor.deadline_reminded',
    subject: subjectOf(investor),
    cause: project.title,
    changes: [aboutMail(mailId)],
  })
}
