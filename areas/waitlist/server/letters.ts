// The mails of the waitlist, in the language of the recipient.

import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import {
  addressOf,
  francs,
  objectValues,
  recipientValues,
  swissDate,
  type HousedObject,
} from '#areas/applications/server/public.ts'
import { inProjectWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import type { LinkKey } from '../contract/public-form.ts'
import type { RequestRow } from './request-row.ts'

/** Validity of the mailed form link in days. */
const linkDays = 30

type Addressed = Pick<RequestRow, 'id' | 'contactName' | 'contactEmail' | 'language'> & { number: number | string }

export interface NewLink {
  token: string
  /** Columns stored for the link. */
  columns: { tokenHash: Buffer; linkUntil: Date }
}

/** Placeholder link for previews, which opens nothing. */
export const linkToCome = (ctx: Context): NewLink => newLink(ctx, '…')

export function newLink(ctx: Context, token = newToken()): NewLink {
  return { token, columns: { tokenHash: hashOf(token), linkUntil: endOfDay(dayAfter(ctx.now, linkDays)) } }
}

const pathOf = ({ uuid, token }: LinkKey, page: string, language: string) =>
  `/action/${uuid}/${token}/${page}${language === 'de' ? '' : `?language=${language}`}`

export function criteriaFormMail(ctx: Context, row: Addressed, { token, columns }: NewLink): ProcessMail<MailDraft> {
  const { id, contactName, contactEmail, language } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const date = swissDate(dayOf(columns.linkUntil))
  const button = {
    label: t('waitlist_mail_form_button'),
    href: ctx.linkTo(pathOf({ uuid: id, token }, 'waitlist-criteria-form', language)),
  }
  const usual: MailDraft = {
    kind: 'waitlist-criteria-form',
    record: { kind: 'waitlist', id },
    language,
    to: { name: contactName, address: contactEmail ?? '' },
    subject: t('waitlist_mail_form_subject'),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [t('waitlist_mail_form_text'), t('waitlist_mail_form_until', { date })],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = () => ({
    ...requestValues(row),
    place_waitlist_form_link: button,
    place_waitlist_form_valid_until: date,
  })
  return { kind: 'waitlist_form', usual, values }
}

/**
 * Confirmation with a link to view and change the answers while the link is valid, and a link to leave the waitlist.
 */
export async function mailReceived(ctx: Context, row: Addressed, key: LinkKey): Promise<void> {
  const { id, number, contactName, contactEmail, language } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const link = (page: string) => ctx.linkTo(pathOf(key, page, language))
  const button = { label: t('waitlist_mail_received_button'), href: link('waitlist-criteria-preview') }
  const decline = link('waitlist-public-decline')
  const usual: MailDraft = {
    kind: 'waitlist-received',
    record: { kind: 'waitlist', id },
    language,
    to: { name: contactName, address: contactEmail ?? '' },
    subject: t('waitlist_mail_received_subject', { number }),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [t('waitlist_mail_received_text', { number }), t('waitlist_mail_received_leave', { link: decline })],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = () => ({
    ...requestValues(row),
    place_waitlist_form_link: button,
    place_decline_link: { label: t('waitlist_mail_received_decline'), href: decline },
  })
  await queueMail(ctx, await inProjectWords(ctx, { kind: 'waitlist_received', usual, values }))
}

interface Renewal {
  link: NewLink
  /** Last day for the answer. */
  until: Date
}

/** Asks whether the person still waits; the button of the linked page answers, opening it does not. */
export function renewalMail(ctx: Context, row: Addressed, { link, until }: Renewal): ProcessMail<MailDraft> {
  const { id, number, contactName, contactEmail, language } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const key = { uuid: id, token: link.token }
  const button = {
    label: t('waitlist_mail_renewal_button'),
    href: ctx.linkTo(pathOf(key, 'waitlist-criteria-preview', language)),
  }
  const decline = ctx.linkTo(pathOf(key, 'waitlist-public-decline', language))
  const date = swissDate(dayOf(until))
  const usual: MailDraft = {
    kind: 'waitlist-renewal',
    record: { kind: 'waitlist', id },
    language,
    to: { name: contactName, address: contactEmail ?? '' },
    subject: t('waitlist_mail_renewal_subject'),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      t('waitlist_mail_renewal_text', { number }),
      t('waitlist_mail_renewal_until', { date }),
      t('waitlist_mail_received_leave', { link: decline }),
    ],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = () => ({
    ...requestValues(row),
    place_waitlist_form_link: button,
    place_answer_until: date,
    place_decline_link: { label: t('waitlist_mail_received_decline'), href: decline },
  })
  return { kind: 'waitlist_renewal', usual, values }
}

/** Sent when the person asks for a new link: to the form, or to the answers that were given. */
export function newLinkMail(ctx: Context, row: RequestRow, { token, columns }: NewLink): MailDraft {
  const { id, number, contactName, contactEmail, language, filledAt } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const link = (page: string) => ctx.linkTo(pathOf({ uuid: id, token }, page, language))
  return {
    kind: 'waitlist-new-link',
    record: { kind: 'waitlist', id },
    language,
    to: { name: contactName, address: contactEmail ?? '' },
    subject: t('waitlist_mail_new_link_subject', { number }),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      t('waitlist_mail_new_link_text', { date: swissDate(dayOf(columns.linkUntil)) }),
      t('waitlist_mail_received_leave', { link: link('waitlist-public-decline') }),
    ],
    button: {
      label: t(filledAt ? 'waitlist_mail_received_button' : 'waitlist_mail_form_button'),
      href: link(filledAt ? 'waitlist-criteria-preview' : 'waitlist-criteria-form'),
    },
    closing: t('applications_mail_closing'),
  }
}

const requestValues = ({ number, contactName, contactEmail, language }: Addressed) => ({
  ...recipientValues({ contactName, contactEmail: contactEmail ?? '', language }),
  place_request_id: String(number),
})

interface Proposed {
  request: Addressed
  object: HousedObject['object']
  house: HousedObject['building']
  proposal: { id: string; answerBy: Date; note: string | null }
  token: string
}

/** The same facts again, before the deadline; the link of the first mail ends. */
export function proposalReminder(ctx: Context, proposed: Proposed): ProcessMail<MailDraft> {
  const { usual, values } = proposalMail(ctx, proposed)
  const t = translatorFor(proposed.request.language, ctx.workspace.projectType)
  const reminded = {
    ...usual,
    kind: 'waitlist-proposal-reminder',
    subject: t('waitlist_mail_proposal_reminder_subject', { address: addressOf(proposed.house) }),
  }
  return { kind: 'waitlist_proposal_reminder', usual: reminded, values }
}

export function proposalMail(ctx: Context, proposed: Proposed): ProcessMail<MailDraft> {
  const { request, object, house, proposal, token } = proposed
  const { contactName, contactEmail, language } = request
  const t = translatorFor(language, ctx.workspace.projectType)
  const rent = francs(object.grossRent)
  const facts = [
    addressOf(house),
    object.rooms !== null && t('waitlist_rooms_exact', { rooms: object.rooms }),
    object.area !== null && `${object.area} m²`,
    rent !== null && t('waitlist_mail_proposal_rent', { amount: `${ctx.workspace.currency} ${amountWords(rent)}` }),
    object.moveInDate && t('waitlist_free_from', { date: swissDate(object.moveInDate) }),
  ]
  const button = {
    label: t('waitlist_mail_proposal_button'),
    href: ctx.linkTo(pathOf({ uuid: proposal.id, token }, 'waitlist-proposal-view', language)),
  }
  const until = swissDate(dayOf(proposal.answerBy))
  const usual: MailDraft = {
    kind: 'waitlist-proposal',
    record: { kind: 'waitlist', id: request.id },
    language,
    to: { name: contactName, address: contactEmail ?? '' },
    subject: t('waitlist_mail_proposal_subject', { address: addressOf(house) }),
    greeting: t('applications_mail_greeting', { name: contactName }),
    paragraphs: [
      t('waitlist_mail_proposal_text'),
      facts.filter((fact) => typeof fact === 'string').join('\n'),
      ...(proposal.note ? [proposal.note] : []),
      t('waitlist_mail_proposal_until', { date: until }),
    ],
    button,
    closing: t('applications_mail_closing'),
  }
  const values = () => ({
    ...requestValues(request),
    ...objectValues(ctx, { object, building: house }, language),
    place_proposal_link: button,
    place_proposal_valid_until: until,
    place_note: proposal.note ?? '',
  })
  return { kind: 'waitlist_proposal', usual, values }
}
