// Letters to applicants about their offer: made, expiring soon, or lost to another household, for the main object or
// for a companion. The preview shows the same letter that is sent.

import { inProjectWords, type ProcessMail, type Values } from '#areas/mail-templates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import type { ApplicationRow } from '../details/application-row.ts'
import { companionObjects } from '../household/companions.ts'
import { addressedTo, companionWords, wordsOf } from '../dossier/letters.ts'
import { applicationValues, besideValues, objectValues } from '../details/mail-values.ts'
import { findObject, type HousedObject } from '../details/object-row.ts'
import type { OfferRow } from './offer-row.ts'
import { offerLink } from './offer-tables.ts'

export interface Offered {
  application: ApplicationRow
  housed: HousedObject
  companions: readonly HousedObject[]
  token: string
  /** YYYY-MM-DD. */
  day: string
  comment: string | null
}

/** Placeholder in the preview; the sent mail has its own token. */
export const tokenToCome = '…'

export function offerLetter(ctx: Context, offered: Offered): ProcessMail<MailDraft> {
  const { application, housed, companions, comment } = offered
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const values = { ...wordsOf(housed, application), date: swissDate(offered.day) }
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'offer',
    subject: t('applications_mail_offer_subject', values),
    paragraphs: [
      t('applications_mail_offer_text', values),
      ...fromWords(application, housed),
      ...companionWords(application, companions),
      ...(comment ? [t('applications_mail_comment', { comment })] : []),
      t('applications_mail_offer_until', values),
    ],
    button: offerButton(ctx, offered),
  }
  return { kind: 'offer', usual, values: () => offeredValues(ctx, offered) }
}

const offerButton = (ctx: Context, { application, token }: Offered) => ({
  label: translatorFor(application.language, ctx.workspace.projectType)('applications_mail_offer_button'),
  href: ctx.linkTo(offerPath(application, token)),
})

async function offeredValues(ctx: Context, offered: Offered): Promise<Values> {
  const { application, housed, companions, day, comment } = offered
  return {
    ...(await applicationValues(ctx, application)),
    ...objectValues(ctx, housed, application.language),
    ...besideValues(companions),
    place_offer_link: offerButton(ctx, offered),
    place_offer_valid_until: swissDate(day),
    place_offer_comment: comment ?? '',
  }
}

/** The object is still inhabited: the letter names the day from which it is free. */
function fromWords({ language }: ApplicationRow, { object }: HousedObject): string[] {
  if (object.nextFrom === null || object.moveInDate === null) return []
  return [
    translatorFor(language)(`applications_mail_offer_from_${object.kind}`, { date: swissDate(object.moveInDate) }),
  ]
}

export function reminderLetter(ctx: Context, offered: Offered): ProcessMail<MailDraft> {
  const { application, housed, companions, day } = offered
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const values = { ...wordsOf(housed, application), date: swissDate(day) }
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'offer-reminder',
    subject: t('applications_mail_reminder_subject', values),
    paragraphs: [
      t('applications_mail_reminder_text', values),
      ...companionWords(application, companions),
      t('applications_mail_reminder_until', values),
    ],
    button: offerButton(ctx, offered),
  }
  return { kind: 'offer_reminder', usual, values: () => offeredValues(ctx, offered) }
}

/** Sent when another household accepted first. */
export async function mailGivenAway(ctx: Context, application: ApplicationRow, housed: HousedObject): Promise<void> {
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const words = wordsOf(housed, application)
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'offer-given-away',
    subject: t('applications_mail_given_away_subject', words),
    paragraphs: [t('applications_mail_given_away_text', words), t('applications_mail_given_away_next')],
  }
  const values = async () => ({
    ...(await applicationValues(ctx, application)),
    ...objectValues(ctx, housed, application.language),
  })
  await queueMail(ctx, await inProjectWords(ctx, { kind: 'offer_given_away', usual, values }))
}

interface GoesOn extends Offered {
  gone: readonly HousedObject[]
}

/** Sent when another household got a companion object; the offer of the main object remains open. */
export async function mailGoesOnWithout(ctx: Context, { gone, ...offered }: GoesOn): Promise<void> {
  const { application, housed, day } = offered
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const objects = gone.map(({ object }) => object.title).join(', ')
  const words = { ...wordsOf(housed, application), objects, date: swissDate(day) }
  const usual: MailDraft = {
    ...addressedTo(application),
    kind: 'offer-changed',
    subject: t('applications_mail_goes_on_subject', words),
    paragraphs: [t('applications_mail_goes_on_text', words), t('applications_mail_goes_on_until', words)],
    button: offerButton(ctx, offered),
  }
  const values = async () => ({ ...(await offeredValues(ctx, offered)), ...besideValues(gone) })
  await queueMail(ctx, await inProjectWords(ctx, { kind: 'offer_changed', usual, values }))
}

/** Objects and data that the letter of this offer refers to. */
export async function offeredIn(
  ctx: Context,
  application: ApplicationRow,
  { id, objectId, validUntil, comment }: OfferRow,
): Promise<Omit<Offered, 'token'>> {
  return {
    application,
    housed: await findObject(ctx, objectId),
    companions: await companionObjects(ctx, id),
    day: dayOf(validUntil),
    comment,
  }
}

export async function newLinkFor(ctx: Context, offerId: string): Promise<string> {
  const token = newToken()
  await ctx.db
    .insert(offerLink)
    .values({ workspaceId: ctx.workspace.id, tokenHash: hashOf(token), offerId, createdAt: ctx.now })
  return token
}

/** The page uses the applicant's language. */
export const offerPath = ({ language }: ApplicationRow, token: string): string =>
  `/action/${token}/offer-form${language === 'de' ? '' : `?language=${language}`}`
