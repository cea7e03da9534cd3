// Public page on which a landlord or an employer gives a reference. Only hashes of its tokens are stored; opening the
// page changes nothing.

import { and, eq, or } from 'drizzle-orm'
import { lockApplication, subjectOf, tellOfApplication } from '#areas/applications/server/public.ts'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { needsGrade, needsText, referenceQuestions } from '../rules/references.ts'
import { findAdult, nameOf, type ReferenceRow } from './adult-row.ts'
import { answered, assertAnswers, keep } from './references.ts'
import { referenceRequest } from './tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/reference-form.ts'

export const getReferenceForm = publicHandler(contract.getReferenceForm, { perMinute: 60 }, async (ctx, { params }) => {
  const row = await findByToken(ctx, params.id)
  const { person, application } = await findAdult(ctx, row.adultId)
  if (application.progressState === 'inactive' && row.state !== 'answered') throw closed()
  const { publicTitle } = await readSetting(ctx, 'general', generalSettings)
  return {
    template: ctx.workspace.formTemplate,
    language: row.language,
    projectName: publicTitle || ctx.workspace.name,
    type: row.kind,
    state: row.state === 'answered' || row.state === 'failed' ? row.state : 'open',
    contactName: row.contactName,
    personName: nameOf(person),
    questions: referenceQuestions.map((key) => ({
      key,
      title: ctx.t(`enquiries_question_${row.kind}_${key}`, { name: nameOf(person) }),
      needsGrade: needsGrade.includes(key),
      needsText: needsText.includes(key),
    })),
  }
})

const closed = () => new AppError('enquiries_reference_closed', { status: 410 })

export const answerReference = publicHandler(
  contract.answerReference,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const found = await findByToken(ctx, params.id)
    const asked = await findAdult(ctx, found.adultId)
    const application = await lockApplication(ctx, asked.application.id)
    const row = await findByToken(ctx, params.id)
    // A double click or a reload of the page: the first response is kept.
    if (row.state === 'answered' || row.state === 'failed') return {}
    if (application.progressState === 'inactive') throw closed()
    const about = { ...asked, application }
    const subject = subjectOf(application)
    const actor = { ...ctx.actor, name: row.contactName }
    if (body.answer === 'refuse') {
      const fields = { state: 'failed' as const, failure: body.reason || null }
      await keep(ctx, about, { kind: row.kind, before: row, fields })
      ctx.record({ event: 'reference.refused', subject, actor, cause: nameOf(asked.person) })
    } else {
      assertAnswers(body.answers)
      await keep(ctx, about, { kind: row.kind, before: row, fields: answered(ctx, body.answers) })
      ctx.record({ event: 'reference.answered', subject, actor, cause: nameOf(asked.person) })
    }
    await tellOfApplication(ctx, { kind: 'reference_answered', application, objectIds: [] })
    return {}
  },
)

async function findByToken(ctx: Context, token: string): Promise<ReferenceRow> {
  const hash = hashOf(token)
  const [row] = await ctx.db
    .select()
    .from(referenceRequest)
    .where(
      and(
        eq(referenceRequest.workspaceId, ctx.workspace.id),
        or(eq(referenceRequest.tokenHash, hash), eq(referenceRequest.reminderTokenHash, hash)),
      ),
    )
  if (!row) throw notFound('enquiries_link_not_valid')
  return row
}
