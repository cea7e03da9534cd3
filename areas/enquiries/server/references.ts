// References about an adult, for staff.

import { eq, and } from 'drizzle-orm'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { lookAtMail } from '#areas/mail-templates/server/public.ts'
import { changeApplication, lockApplication, subjectOf } from '#areas/applications/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { isSameMoment } from '#areas/applications/rules/same-moment.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { isStopped, saidWithMails } from '#platform/server/mail/by-hand.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { referenceKinds, type ReferenceKind } from '#areas/applications/rules/referees.ts'
import {
  owedIn,
  referenceCan,
  referenceQuestions,
  referencesStateOf,
  worstGrade,
  type ReferenceAnswers,
} from '../rules/references.ts'
import { findAdult, lookReferenceFor, nameOf, refereeIn, type Asked, type ReferenceRow } from './adult-row.ts'
import { mailReference, referenceLetter, tokenToCome, type Referee } from './reference-mail.ts'
import { referenceRequest } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/references.ts'

export const getAdultEvaluation = handler(
  contract.getAdultEvaluation,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const asked = await findAdult(ctx, params.id)
    const references: ResponseOf<typeof contract.getAdultEvaluation>['references'] = []
    for (const kind of referenceKinds) {
      const view = await referenceView(ctx, asked, kind)
      if (view.state !== null || asked.referees.includes(kind)) references.push(view)
    }
    return {
      adultId: asked.person.id,
      name: nameOf(asked.person),
      canEdit: ctx.can('applications_write'),
      hasConsented: asked.hasConsented,
      references,
    }
  },
)

async function referenceView(ctx: StaffContext, asked: Asked, kind: ReferenceKind) {
  const row = await lookReferenceFor(ctx, { adultId: asked.person.id, kind })
  const nameOfStaff = await staffNames(ctx, [row?.recordedBy])
  const standing = standingOf(asked, row)
  const named = refereeIn(asked.person, kind)
  return {
    type: kind,
    state: row?.state ?? null,
    contactName: row?.contactName ?? named.contactName,
    contactEmail: row?.contactEmail ?? named.contactEmail,
    language: row?.language ?? asked.application.language,
    sentAt: row?.sentAt.toISOString() ?? null,
    remindedAt: row?.remindedAt?.toISOString() ?? null,
    answeredAt: row?.answeredAt?.toISOString() ?? null,
    recordedBy: row?.recordedBy ? nameOfStaff(row.recordedBy).name : null,
    failure: row?.failure ?? null,
    grade: row?.grade ?? null,
    questions: referenceQuestions.map((key) => ({
      key,
      title: ctx.t(`enquiries_question_${kind}_${key}`, { name: nameOf(asked.person) }),
      grade: row?.answers[key]?.grade ?? null,
      text: row?.answers[key]?.text ?? '',
    })),
    canAsk: spoken(ctx, referenceCan.beAsked(standing)),
    canRemind: spoken(ctx, referenceCan.beReminded(standing)),
    canGiveUp: spoken(ctx, referenceCan.beGivenUp(standing)),
  }
}

export const standingOf = ({ application, hasConsented }: Asked, row: ReferenceRow | null) => ({
  progressState: application.progressState,
  hasConsented,
  state: row?.state ?? null,
})

export const sendReferenceMail = handler(
  contract.sendReferenceMail,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const asked = await lockAdult(ctx, params.adultId)
    const { mail, ...referee } = body
    const mailId = await ask(ctx, asked, { kind: params.type, ...referee }, mail)
    return {
      notify: await saidWithMails(ctx, ctx.t('enquiries_reference_asked', { name: body.contactName }), [mailId]),
    }
  },
)

/**
 * Requires a lock on the adult's application. Asking again, also another contact, invalidates the links sent before.
 */
export async function ask(ctx: StaffContext, asked: Asked, referee: Referee, words?: MailWords): Promise<string> {
  const { kind, contactName, contactEmail, language } = referee
  const before = await lookReferenceFor(ctx, { adultId: asked.person.id, kind })
  assertAllowed(referenceCan.beAsked(standingOf(asked, before)))
  const isAsked = before?.state === 'sent' && before.contactEmail === contactEmail
  if (isAsked && isSameMoment(before.sentAt, ctx.now)) throw new AppError('enquiries_reason_just_asked')
  const token = newToken()
  const fresh = {
    state: 'sent' as const,
    language,
    contactName,
    contactEmail,
    tokenHash: hashOf(token),
    reminderTokenHash: null,
    reminderMailId: null,
    answers: {},
    grade: null,
    failure: null,
    sentBy: ctx.user.id,
    sentAt: ctx.now,
    remindedAt: null,
    answeredAt: null,
    recordedBy: null,
  }
  await keep(ctx, asked, { kind, before, fields: fresh })
  const mailId = await mailReference(ctx, asked, { ...referee, token }, words)
  ctx.record({
    event: 'reference.asked',
    subject: subjectOf(asked.application),
    cause: nameOf(asked.person),
    changes: [aboutMail(mailId)],
  })
  return mailId
}

export const previewReferenceMail = handler(
  contract.previewReferenceMail,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { mail, reminder: isReminder, ...referee } = body
    const asking = { kind: params.type, ...referee, token: tokenToCome, isReminder }
    const letter = referenceLetter(ctx, await findAdult(ctx, params.adultId), asking)
    const { body: words, ...shown } = await lookAtMail(ctx, letter, mail)
    return { ...shown, body: words.replaceAll(letter.usual.button?.href ?? tokenToCome, tokenToCome) }
  },
)

export const remindReferee = handler(
  contract.remindReferee,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const asked = await lockAdult(ctx, params.adultId)
    const row = await lookReferenceFor(ctx, { adultId: asked.person.id, kind: params.type })
    assertAllowed(referenceCan.beReminded(standingOf(asked, row)))
    if (!row?.contactEmail) throw new AppError('enquiries_reason_not_asked')
    const token = newToken()
    const { kind, contactName, contactEmail, language } = row
    const asking = { kind, contactName, contactEmail, language, token, isReminder: true }
    const mailId = await mailReference(ctx, asked, asking, body.mail)
    const link = { reminderTokenHash: hashOf(token), reminderMailId: mailId }
    // If the mail is stopped, the reference does not count as reminded; its link works once the mail is sent after
    // all.
    const isReminded = !(await isStopped(ctx, mailId))
    const fields = isReminded ? { ...link, state: 'reminder' as const, remindedAt: ctx.now } : link
    await keep(ctx, asked, { kind: params.type, before: row, fields })
    const notify = await saidWithMails(ctx, ctx.t('enquiries_reference_reminded', { name: contactName }), [mailId])
    if (!isReminded) return { notify }
    ctx.record({
      event: 'reference.reminded',
      subject: subjectOf(asked.application),
      cause: nameOf(asked.person),
      changes: [aboutMail(mailId)],
    })
    return { notify }
  },
)

export const giveUpReference = handler(
  contract.giveUpReference,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const asked = await lockAdult(ctx, params.id)
    const row = await lookReferenceFor(ctx, { adultId: asked.person.id, kind: body.type })
    assertAllowed(referenceCan.beGivenUp(standingOf(asked, row)))
    const fields = { state: 'failed' as const, failure: body.failure }
    await keep(ctx, asked, { kind: body.type, before: row, fields })
    ctx.record({ event: 'reference.given_up', subject: subjectOf(asked.application), cause: body.failure })
    return { notify: [{ type: 'success', title: ctx.t('enquiries_reference_given_up') }] }
  },
)

export const recordReference = handler(
  contract.recordReference,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const asked = await lockAdult(ctx, params.id)
    const before = await lookReferenceFor(ctx, { adultId: asked.person.id, kind: body.type })
    assertAllowed(referenceCan.beAnswered(standingOf(asked, before)))
    assertAnswers(body.answers)
    const fields = {
      ...answered(ctx, body.answers),
      contactName: body.contactName,
      recordedBy: ctx.user.id,
      language: before?.language ?? asked.application.language,
      sentAt: before?.sentAt ?? ctx.now,
    }
    await keep(ctx, asked, { kind: body.type, before, fields })
    ctx.record({ event: 'reference.recorded', subject: subjectOf(asked.application), cause: nameOf(asked.person) })
    return { notify: [{ type: 'success', title: ctx.t('enquiries_reference_recorded', { name: body.contactName }) }] }
  },
)

export const answered = (ctx: Context, answers: ReferenceAnswers) => ({
  state: 'answered' as const,
  answers,
  grade: worstGrade(answers),
  failure: null,
  answeredAt: ctx.now,
})

export function assertAnswers(answers: ReferenceAnswers): void {
  const owed = owedIn(answers)
  if (owed.length === 0) return
  const fields = owed.map(({ question, part }) => [`answers.${question}.${part}`, 'general_field_is_required'])
  throw new AppError('general_please_check_fields', { status: 422, fields: Object.fromEntries(fields) })
}

async function lockAdult(ctx: Context, id: string): Promise<Asked> {
  const asked = await findAdult(ctx, id)
  return { ...asked, application: await lockApplication(ctx, asked.application.id) }
}

interface Keeping {
  kind: ReferenceKind
  before: ReferenceRow | null
  fields: Partial<typeof referenceRequest.$inferInsert>
}

/** Writes the reference, and sets the worst state of all references on the application. */
export async function keep(ctx: Context, { person, application }: Asked, { kind, before, fields }: Keeping) {
  const here = and(
    eq(referenceRequest.workspaceId, ctx.workspace.id),
    eq(referenceRequest.applicationId, application.id),
  )
  if (before) {
    await ctx.db
      .update(referenceRequest)
      .set({ ...fields, version: before.version + 1 })
      .where(and(here, eq(referenceRequest.id, before.id), eq(referenceRequest.version, before.version)))
  } else {
    const place = { workspaceId: ctx.workspace.id, id: newId(), applicationId: application.id, adultId: person.id }
    const needed = { state: 'sent' as const, language: application.language, contactName: '', sentAt: ctx.now }
    await ctx.db.insert(referenceRequest).values({ ...needed, ...fields, ...place, kind })
  }
  const rows = await ctx.db.select({ state: referenceRequest.state }).from(referenceRequest).where(here)
  const version = await changeApplication(ctx, application, {
    references: referencesStateOf(rows.map(({ state }) => state)),
  })
  // Later writes in this transaction continue from the new version.
  application.version = version
}
