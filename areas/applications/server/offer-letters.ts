// What applicants hear of their offer: that there is one, that it ends soon, that somebody else was quicker, be it for the object
// or for what was offered beside it. The preview shows the very letter that is sent.

import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { dayOf } from '../rules/offer-validity.ts'
import { swissDate } from './answers.ts'
import type { ApplicationRow } from './application-row.ts'
import { companionObjects } from './companions.ts'
import { addressedTo, companionWords, wordsOf } from './letters.ts'
import { findObject, type HousedObject } from './object-row.ts'
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

/** Stands in a preview where the mail will have a token of its own. */
export const tokenToCome = '…'

export function offerLetter(
  ctx: Context,
  { application, housed, companions, token, day, comment }: Offered,
): MailDraft {
  const t = translatorFor(application.language)
  const values = { ...wordsOf(housed, application), date: swissDate(day) }
  return {
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
    button: { label: t('applications_mail_offer_button'), href: ctx.linkTo(offerPath(application, token)) },
  }
}

/** Somebody lives there still: the letter says from when it is free. */
function fromWords({ language }: ApplicationRow, { object }: HousedObject): string[] {
  if (object.nextFrom === null || object.moveInDate === null) return []
  return [
    translatorFor(language)(`applications_mail_offer_from_${object.kind}`, { date: swissDate(object.moveInDate) }),
  ]
}

export function reminderLetter(ctx: Context, { application, housed, companions, token, day }: Offered): MailDraft {
  const t = translatorFor(application.language)
  const values = { ...wordsOf(housed, application), date: swissDate(day) }
  return {
    ...addressedTo(application),
    kind: 'offer-reminder',
    subject: t('applications_mail_reminder_subject', values),
    paragraphs: [
      t('applications_mail_reminder_text', values),
      ...companionWords(application, companions),
      t('applications_mail_reminder_until', values),
    ],
    button: { label: t('applications_mail_offer_button'), href: ctx.linkTo(offerPath(application, token)) },
  }
}

/** Another household accepted first. */
export async function mailGivenAway(ctx: Context, application: ApplicationRow, housed: HousedObject): Promise<void> {
  const t = translatorFor(application.language)
  const values = wordsOf(housed, application)
  await queueMail(ctx, {
    ...addressedTo(application),
    kind: 'offer-given-away',
    subject: t('applications_mail_given_away_subject', values),
    paragraphs: [t('applications_mail_given_away_text', values), t('applications_mail_given_away_next')],
  })
}

interface GoesOn extends Offered {
  gone: readonly HousedObject[]
}

/** Another household got what was offered beside the object; the object itself still waits for an answer. */
export async function mailGoesOnWithout(
  ctx: Context,
  { application, housed, token, day, gone }: GoesOn,
): Promise<void> {
  const t = translatorFor(application.language)
  const objects = gone.map(({ object }) => object.title).join(', ')
  const values = { ...wordsOf(housed, application), objects, date: swissDate(day) }
  await queueMail(ctx, {
    ...addressedTo(application),
    kind: 'offer-changed',
    subject: t('applications_mail_goes_on_subject', values),
    paragraphs: [t('applications_mail_goes_on_text', values), t('applications_mail_goes_on_until', values)],
    button: { label: t('applications_mail_offer_button'), href: ctx.linkTo(offerPath(application, token)) },
  })
}

/** Everything a letter about this offer speaks of. */
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

/** The page opens in the applicant's language. */
const offerPath = ({ language }: ApplicationRow, token: string): string =>
  `/action/${token}/offer-form${language === 'de' ? '' : `?language=${language}`}`
