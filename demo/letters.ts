// Mails of the story as they lie in the outbox: confirmations of the last days, open offers, assignments. The words are
// those that the product itself writes.

import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { fillText } from '#areas/mail-templates/rules/filling.ts'
import { translatorFor, type Translate } from '#platform/server/i18n/texts.ts'
import { composeMail, type Letter } from '#platform/server/mail/letter.ts'
import type { PostalAddress } from '#platform/rules/postal-address.ts'
import type { mailMessage } from '#platform/server/mail/tables.ts'
import type { ToldApplication } from './application-rows.ts'
import { daysBefore, idAt } from './dates.ts'
import type { DemoBuilding } from './objects.ts'
import type { ToldOutcome } from './outcomes.ts'

type Mail = typeof mailMessage.$inferInsert
type Draft = Omit<Letter, 'language' | 'greeting' | 'closing'>

/** Older ones would only fill the page. */
const shownDays = 6

interface Told {
  told: ToldApplication
  outcome: ToldOutcome
  /** House of the first wished flat. */
  house: DemoBuilding | undefined
}

/** Also notes on an offer with which mail it went out. */
export function lettersTo(ctx: Context, { told, outcome, house }: Told): Mail[] {
  const { course, row } = told
  const t = translatorFor(row.language)
  const since = daysBefore(ctx.now, shownDays)
  const object = told.wished[0]?.title ?? ''
  const kind = told.wished[0]?.kind ?? 'apartment'
  const the = t(`applications_the_${kind}`)
  const values = { the, object, address: house ? `${house.title}, ${house.postalCode} ${house.city}` : '' }
  const post = (kind: string, at: Date | null, draft: () => Draft): Mail[] =>
    at ? [mailOf(ctx, told, { kind, at, draft: draft() })] : []
  const recent = (at: Date | null) => (at && at > since ? at : null)

  const { offer, token } = outcome
  const offered =
    offer && token ? post('offer', course.offered, () => offerDraft(ctx, told, { t, values, offer, token })) : []
  if (offer) offer.mailId = offered[0]?.id ?? null
  return [
    ...post('application-confirmation', recent(course.created), () => confirmation(ctx, told, t)),
    ...offered,
    ...(told.isCast && row.progressState === 'inactive'
      ? post('denial', course.ended, () => denial(ctx, told, t))
      : []),
    ...(outcome.assignment ? post('assignment', recent(course.answered), () => assignment(t, values)) : []),
  ]
}

interface Posting {
  kind: string
  at: Date
  draft: Draft
}

function mailOf(ctx: Context, { row, adults }: ToldApplication, { kind, at, draft }: Posting): Mail {
  const id = idAt(at)
  const t = translatorFor(row.language)
  const greeting = t('applications_mail_greeting', { name: row.contactName })
  const letter = { ...draft, language: row.language, greeting, closing: t('applications_mail_closing') }
  const { text, html } = composeMail(letter, { senderName: ctx.workspace.name })
  return {
    workspaceId: row.workspaceId,
    id,
    kind,
    ...(row.contactEmail
      ? { state: 'held' as const }
      : { state: 'to-print' as const, postal: homeOf(row.contactName, adults[0]?.answers) }),
    language: row.language,
    toAddress: row.contactEmail,
    toName: row.contactName,
    subject: letter.subject,
    bodyText: text,
    bodyHtml: html,
    recordKind: 'application',
    recordId: row.id,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.services.config.publicHost}>`,
    createdAt: at,
  }
}

const home = z.object({ street_nr: z.string(), postcode: z.string(), city: z.string() })

function homeOf(name: string, answers: unknown): PostalAddress {
  const { street_nr: street, postcode, city: place } = home.parse(answers)
  return { name, extra: '', street, postcode, place, country: 'CH' }
}

function confirmation(ctx: Context, { row, token, wished }: ToldApplication, t: Translate): Draft {
  const { number } = row
  const objects = wished.map(({ title }) => title).join(', ')
  const link = ctx.linkTo(`/form/application/${row.slug}/${token}/update`)
  return {
    subject: t('application_form_mail_submitted_subject', { number }),
    paragraphs: [
      t('application_form_mail_submitted_text', { number, objects }),
      t('application_form_mail_submitted_update', { link }),
    ],
  }
}

interface Offered {
  t: Translate
  values: Record<string, string>
  offer: NonNullable<ToldOutcome['offer']>
  token: string
}

function offerDraft(ctx: Context, { row }: ToldApplication, { t, values, offer, token }: Offered): Draft {
  const date = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' })
  const told = { ...values, date: date.format(offer.validUntil) }
  const language = row.language === 'de' ? '' : `?language=${row.language}`
  return {
    subject: t('applications_mail_offer_subject', told),
    paragraphs: [t('applications_mail_offer_text', told), t('applications_mail_offer_until', told)],
    button: { label: t('applications_mail_offer_button'), href: ctx.linkTo(`/action/${token}/offer-form${language}`) },
  }
}

const assignment = (t: Translate, values: Record<string, string>): Draft => ({
  subject: t('applications_mail_assignment_subject', values),
  paragraphs: [t('applications_mail_assignment_text', values), t('applications_mail_assignment_next')],
})

function denial(ctx: Context, { row, wished }: ToldApplication, t: Translate): Draft {
  const values = {
    place_application_id: String(row.number),
    place_object_list: wished.map(({ title }) => title).join(', '),
    place_project: ctx.workspace.name,
    place_application_outcome: t('applications_denial_outcome_ended'),
  }
  const fill = (key: string) => fillText(t(key), { values, allowed: Object.keys(values) }).text
  return {
    subject: fill('mail_templates_standard_denial_others_chosen_subject'),
    paragraphs: fill('mail_templates_standard_denial_others_chosen_text').split('\n\n'),
  }
}
