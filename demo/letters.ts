// Mails of the story as they lie in the outbox: confirmations of the last days, open offers, refusals.

import type { Context } from '#platform/server/context.ts'
import { composeMail, type Letter } from '#platform/server/mail/letter.ts'
import type { mailMessage } from '#platform/server/mail/tables.ts'
import type { ToldApplication } from './application-rows.ts'
import { daysAfter, daysBefore, idAt } from './dates.ts'
import type { ToldOutcome } from './outcomes.ts'

type Mail = typeof mailMessage.$inferInsert

/** Older ones would only fill the page. */
const shownDays = 6

export function lettersTo(ctx: Context, told: ToldApplication, outcome: ToldOutcome): Mail[] {
  const { course, row } = told
  const since = daysBefore(ctx.now, shownDays)
  const letters: Mail[] = []
  const post = (kind: string, at: Date | null, letter: Letter) => {
    if (at && at > since) letters.push(mailOf(ctx, told, { kind, at, letter }))
  }
  post('application_received', daysAfter(course.created, 0), confirmation(told))
  if (outcome.token && course.offered) {
    const mail = mailOf(ctx, told, { kind: 'offer', at: course.offered, letter: offerLetter(ctx, told, outcome.token) })
    if (outcome.offer) outcome.offer.mailId = mail.id
    letters.push(mail)
  }
  if (row.deactivationReason === 'denied') post('denial', course.ended, refusal(told))
  return letters
}

interface Posting {
  kind: string
  at: Date
  letter: Letter
}

function mailOf(ctx: Context, { row }: ToldApplication, { kind, at, letter }: Posting): Mail {
  const id = idAt(at)
  const { text, html } = composeMail(letter, { senderName: ctx.workspace.name })
  return {
    workspaceId: row.workspaceId,
    id,
    kind,
    state: 'held',
    language: row.language,
    toAddress: row.contactEmail,
    toName: row.contactName,
    subject: letter.subject,
    bodyText: text,
    bodyHtml: html,
    applicationId: row.id,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.house.config.publicHost}>`,
    createdAt: at,
  }
}

const greeting = ({ row }: ToldApplication) =>
  row.language === 'fr' ? `Bonjour ${row.contactName}` : `Guten Tag ${row.contactName}`
const closing = ({ row }: ToldApplication) =>
  row.language === 'fr' ? 'Avec nos meilleures salutations' : 'Freundliche Grüsse'
const titles = ({ wished }: ToldApplication) => wished.map(({ title }) => title).join('\n')

function confirmation(told: ToldApplication): Letter {
  const { row } = told
  const frame = { greeting: greeting(told), closing: closing(told) }
  if (row.language === 'fr') {
    return {
      ...frame,
      subject: `Votre candidature n° ${row.number} nous est parvenue`,
      paragraphs: [
        `Merci de votre intérêt. Votre candidature pour l’objet suivant nous est bien parvenue :\n${titles(told)}`,
        'Nous l’examinons dans les prochains jours et vous écrivons dès qu’une décision est prise.',
      ],
    }
  }
  return {
    ...frame,
    subject: `Ihre Bewerbung Nr. ${row.number} ist eingegangen`,
    paragraphs: [
      `Vielen Dank für Ihr Interesse. Ihre Bewerbung für folgendes Objekt ist bei uns eingegangen:\n${titles(told)}`,
      'Wir prüfen sie in den nächsten Tagen und schreiben Ihnen, sobald entschieden ist.',
    ],
  }
}

function offerLetter(ctx: Context, told: ToldApplication, token: string): Letter {
  const { row } = told
  const frame = { greeting: greeting(told), closing: closing(told) }
  const href = ctx.linkTo(`${row.language === 'fr' ? '/fr' : ''}/action/${token}/offer-form`)
  const [flat = ''] = titles(told).split('\n')
  const until = new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeZone: 'Europe/Zurich' }).format(
    row.offerUntil ?? ctx.now,
  )
  if (row.language === 'fr') {
    return {
      ...frame,
      subject: `Offre : ${flat}`,
      paragraphs: [
        `Nous avons le plaisir de vous proposer ce logement :\n${flat}`,
        `L’offre est valable jusqu’au ${until}. Sans réponse de votre part, elle prend fin d’elle-même.`,
      ],
      button: { label: 'Voir l’offre et répondre', href },
    }
  }
  return {
    ...frame,
    subject: `Angebot: ${flat}`,
    paragraphs: [
      `Gerne bieten wir Ihnen diese Wohnung an:\n${flat}`,
      `Das Angebot gilt bis ${until}. Ohne Ihre Antwort endet es danach von selbst.`,
    ],
    button: { label: 'Angebot ansehen und antworten', href },
  }
}

function refusal(told: ToldApplication): Letter {
  const { row } = told
  const frame = { greeting: greeting(told), closing: closing(told) }
  if (row.language === 'fr') {
    return {
      ...frame,
      subject: `Votre candidature n° ${row.number}`,
      paragraphs: ['Nous avons attribué le logement à un autre ménage. Merci du temps que vous y avez consacré.'],
    }
  }
  return {
    ...frame,
    subject: `Ihre Bewerbung Nr. ${row.number}`,
    paragraphs: [
      'Wir haben die Wohnung einem anderen Haushalt zugeteilt. Vielen Dank, dass Sie sich die Zeit genommen haben.',
    ],
  }
}
