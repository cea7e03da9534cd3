// Denying: the letter goes out, its reason stays. Always a deed of a person; nothing is denied by itself.

import { sourcesOf } from '#areas/mail-templates/rules/kinds.ts'
import { choicesOf, lookAtMail, mailWriter } from '#areas/mail-templates/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { newId } from '#platform/server/ids.ts'
import { queueByHand, saidWithMails } from '#platform/server/mail/by-hand.ts'
import { Refusal, staleVersion } from '#platform/server/refusal.ts'
import type { getDenialInit, previewDenial, sendApplicationDenial, sendObjectDenial } from '../contract/denial.ts'
import { applicationCan, wishCanBeDenied } from '../rules/application-can.ts'
import { stateAfterDeactivation } from '../rules/application-progress.ts'
import { denialReasons, denialTemplates, templateFor, type DenialReason } from '../rules/denial.ts'
import {
  changeApplication,
  findApplication,
  holdApplication,
  subjectOf,
  type ApplicationRow,
} from './application-row.ts'
import { chosenWords, denialLetter, denialMail, denialValues, kindOf, type GivenWords } from './denial-letter.ts'
import { denial } from './denial-tables.ts'
import { wishedObjects } from './object-choices.ts'
import { insist, spoken } from '#platform/server/permit.ts'
import { wishDenials } from './wish-denials.ts'

export async function readDenialInit(
  ctx: StaffContext,
  { params, query }: Received<typeof getDenialInit>,
): Promise<AnswerOf<typeof getDenialInit>> {
  const row = await findApplication(ctx, params.id)
  const values = await denialValues(ctx, row, query.apartmentId)
  const writer = await mailWriter(ctx, denialTemplates.map(kindOf))
  const templates = denialTemplates.map((key) => {
    const { subject, bodyHtml } = writer.wordsOf({ kind: kindOf(key), language: row.language })
    return { key, title: ctx.t(`applications_denial_${key}`), subject, wording: bodyHtml }
  })
  return {
    applicationId: row.id,
    version: row.version,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    language: row.language,
    allowed: spoken(ctx, applicationCan.beDenied(row)),
    reasons: denialReasons.map((value) => ({
      value,
      displayName: ctx.t(`applications_denial_reason_${value}`),
      template: templateFor[value],
    })),
    templates,
    placeholders: choicesOf(ctx, sourcesOf('denial_others_chosen')).map((choice) => {
      const value = values[choice.key]
      return { ...choice, value: typeof value === 'string' ? value : '' }
    }),
  }
}

export async function readDenialPreview(
  ctx: StaffContext,
  { params, body }: Received<typeof previewDenial>,
): Promise<AnswerOf<typeof previewDenial>> {
  const row = await findApplication(ctx, params.id)
  const { apartmentId, template = 'others_chosen', ...words } = body
  const given = { ...words, template, ...(apartmentId && { objectId: apartmentId }) }
  return lookAtMail(ctx, denialMail(ctx, row, given), await chosenWords(ctx, row, given))
}

export async function denyApplication(
  ctx: StaffContext,
  { params, body }: Received<typeof sendApplicationDenial>,
): Promise<AnswerOf<typeof sendApplicationDenial>> {
  const row = await holdApplication(ctx, params.applicationId)
  insist(applicationCan.beDenied(row))
  if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
  const { version, mailId } = await deny(ctx, row, body)
  const title = ctx.t('applications_denied', { name: row.contactName })
  return { progress_state: stateAfterDeactivation, version, notify: await saidWithMails(ctx, title, [mailId]) }
}

interface Denial extends Omit<GivenWords, 'template' | 'objectId'> {
  reason: DenialReason
  note?: string | undefined
  template?: GivenWords['template'] | undefined
}

/** For a row that is held and may be denied; the list's bulk action calls it too. */
export async function deny(
  ctx: StaffContext,
  row: ApplicationRow,
  given: Denial,
): Promise<{ version: number; mailId: string }> {
  const { subject, mailId } = await sendDenial(ctx, row, given)
  const reason = ['denied', given.reason, ...(given.note ? [given.note] : [])].join(': ')
  const version = await changeApplication(ctx, row, {
    progressState: stateAfterDeactivation,
    stateBeforeInactive: row.progressState,
    deactivationReason: reason,
  })
  ctx.record({
    event: 'application.denied',
    subject: subjectOf(row),
    changes: [
      { field: 'progress_state', old: row.progressState, new: stateAfterDeactivation },
      { field: 'letter', old: null, new: subject },
      aboutMail(mailId),
    ],
    cause: reason,
  })
  return { version, mailId }
}

export async function denyObject(
  ctx: StaffContext,
  { params, body }: Received<typeof sendObjectDenial>,
): Promise<AnswerOf<typeof sendObjectDenial>> {
  const row = await holdApplication(ctx, params.applicationId)
  const isDenied = (await wishDenials(ctx, row.id))(params.apartmentId) !== null
  insist(wishCanBeDenied(row, { isDenied }))
  const wish = (await wishedObjects(ctx, row.id)).find(({ object }) => object.id === params.apartmentId)
  if (!wish) throw new Refusal('applications_reason_no_wish')
  const { subject, mailId } = await sendDenial(ctx, row, { ...body, objectId: params.apartmentId })
  ctx.record({
    event: 'application.object_denied',
    subject: subjectOf(row),
    changes: [
      { field: 'object', old: wish.object.title, new: null },
      { field: 'letter', old: null, new: subject },
      aboutMail(mailId),
    ],
    cause: ['denied', body.reason, ...(body.note ? [body.note] : [])].join(': '),
  })
  const title = ctx.t('applications_object_denied', { name: row.contactName, object: wish.object.title })
  return { notify: await saidWithMails(ctx, title, [mailId]) }
}

/** Mails the letter and keeps it with its reason. */
async function sendDenial(
  ctx: StaffContext,
  row: ApplicationRow,
  { reason, note, template = templateFor[reason], ...words }: Denial & { objectId?: string },
): Promise<{ subject: string; mailId: string }> {
  const letter = await denialLetter(ctx, row, { ...words, template })
  const mailId = await queueByHand(ctx, letter)
  await ctx.db.insert(denial).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: row.id,
    objectId: words.objectId ?? null,
    reason,
    note: note || null,
    subject: letter.subject,
    wording: letter.text,
    mailId,
    deniedBy: ctx.user.id,
    createdAt: ctx.now,
  })
  return { subject: letter.subject, mailId }
}
