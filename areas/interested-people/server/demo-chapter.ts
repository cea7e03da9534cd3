// Demo story: interested people who have not applied yet: by phone, in person, through a portal. Some have received a mail, one
// has replied, some have become inactive.

import type { LeaveReason } from '../rules/person-state.ts'
import { interestedPerson, interestedWish } from './tables.ts'
import { refreshSearchText } from './wanted-objects.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { retellThreads, writeThreads } from '#platform/server/mail/threads.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { dayText, daysAfter, daysBefore, firstOfMonth, idAt } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { actorOf, type DemoEvent, type DemoStaff, type DemoStory } from '#platform/server/demo/chapter.ts'
import { numberSequence } from '#platform/server/session/tables.ts'

type Row = typeof interestedPerson.$inferInsert

interface Asking extends Pick<Row, 'title' | 'firstName' | 'lastName' | 'source'> {
  /** Days since the enquiry. */
  since: number
  language?: Row['language']
  /** Number of objects they asked about. */
  wants?: number
  rooms?: number
  /** Francs per month. */
  rent?: number
  /** Months from now. */
  moveIn?: number
  remark?: string
  hasConsented?: boolean
  byPhone?: boolean
  isWrittenTo?: boolean
  left?: LeaveReason
}

const inRent: readonly Asking[] = [
  { title: 'ms', firstName: 'Nadine', lastName: 'Fluri', source: 'portal', since: 1, wants: 2, rooms: 3.5, rent: 2300 },
  {
    title: 'mr',
    firstName: 'Reto',
    lastName: 'Camenisch',
    source: 'phone',
    since: 2,
    rooms: 2.5,
    rent: 1700,
    moveIn: 3,
    remark: 'Möchte am liebsten im Erdgeschoss wohnen, ruft am Freitag wieder an.',
    byPhone: true,
  },
  { title: 'ms', firstName: 'Aline', lastName: 'Morand', source: 'website', since: 3, wants: 1, language: 'fr' },
  {
    title: 'mr',
    firstName: 'Tobias',
    lastName: 'Wenger',
    source: 'recommendation',
    since: 5,
    wants: 3,
    rent: 2600,
    hasConsented: true,
    remark: 'Kommt auf Empfehlung der Familie Brändli.',
  },
  { title: 'other', firstName: 'Robin', lastName: 'Hauser', source: 'portal', since: 6, rooms: 1.5, rent: 1300 },
  { title: 'ms', firstName: 'Samira', lastName: 'Haddad', source: 'counter', since: 8, rooms: 4.5, moveIn: 4 },
  {
    title: 'ms',
    firstName: 'Claudia',
    lastName: 'Ettlin',
    source: 'mail',
    since: 9,
    wants: 1,
    isWrittenTo: true,
    hasConsented: true,
  },
  {
    title: 'mr',
    firstName: 'Yann',
    lastName: 'Chappuis',
    source: 'website',
    since: 12,
    wants: 2,
    language: 'fr',
    isWrittenTo: true,
    moveIn: 2,
  },
  { title: 'mr', firstName: 'Urs', lastName: 'Zellweger', source: 'phone', since: 15, rooms: 3, isWrittenTo: true },
  {
    title: 'ms',
    firstName: 'Valérie',
    lastName: 'Pittet',
    source: 'portal',
    since: 18,
    wants: 1,
    language: 'fr',
    rent: 1900,
    isWrittenTo: true,
    hasConsented: true,
  },
  { title: 'mr', firstName: 'Marco', lastName: 'Tschudi', source: 'portal', since: 40, left: 'found_elsewhere' },
  { title: 'ms', firstName: 'Elif', lastName: 'Kaya', source: 'website', since: 64, left: 'no_answer', wants: 1 },
]

const inMarket: readonly Asking[] = [
  { title: 'ms', firstName: 'Sarah', lastName: 'Leutwiler', source: 'website', since: 2, wants: 2, moveIn: 6 },
  { title: 'mr', firstName: 'Jonas', lastName: 'Rickli', source: 'portal', since: 4, rooms: 4.5, rent: 2900 },
  { title: 'mr', firstName: 'Mathieu', lastName: 'Genoud', source: 'website', since: 7, language: 'fr', wants: 1 },
  {
    title: 'ms',
    firstName: 'Brigitte',
    lastName: 'Amstutz',
    source: 'phone',
    since: 11,
    rooms: 2.5,
    isWrittenTo: true,
  },
]

const peopleBySlug: Record<string, readonly Asking[]> = { rent: inRent, market: inMarket }

export async function tell(ctx: Context, told: DemoStory): Promise<DemoEvent[]> {
  const asking = peopleBySlug[ctx.workspace.slug] ?? []
  const people = asking.map((one, index) => ({ one, row: rowOf(ctx, told, { one, place: index }) }))
  const wanted = told.objects.filter(({ kind, isPublished }) => kind === 'apartment' && isPublished)
  await insertRows(
    ctx.client,
    interestedPerson,
    people.map(({ row }) => row),
  )
  await insertRows(
    ctx.client,
    interestedWish,
    people.flatMap(({ one, row }, index) =>
      Array.from({ length: one.wants ?? 0 }, (_, rank) => wanted[(index * 5 + rank * 2) % wanted.length]).flatMap(
        (object, rank) =>
          object ? [{ workspaceId: row.workspaceId, personId: row.id, objectId: object.id, rank: rank + 1 }] : [],
      ),
    ),
  )
  for (const { row } of people) await refreshSearchText(ctx, row.id)
  const letters = people.filter(({ one }) => one.isWrittenTo).map(({ row }) => letterTo(ctx, row))
  await send(ctx, letters)
  const mailByPerson = new Map(letters.map((letter) => [letter.threadId, letter]))
  await insertRows(ctx.client, numberSequence, [
    { workspaceId: ctx.workspace.id, name: 'interested', last: people.length },
  ])
  return people.flatMap(({ row }) => eventsOf(row, mailByPerson.get(row.id), told.staff))
}

function rowOf(ctx: Context, { staff }: DemoStory, { one, place }: { one: Asking; place: number }): Row {
  const { now, workspace } = ctx
  const createdAt = daysBefore(now, one.since)
  const leftAt = one.left ? daysBefore(now, Math.floor(one.since / 2)) : null
  return {
    workspaceId: workspace.id,
    id: idAt(createdAt),
    number: place + 1,
    progressState: one.left ? 'inactive' : 'new',
    title: one.title ?? null,
    firstName: one.firstName ?? '',
    lastName: one.lastName,
    contactEmail: one.byPhone ? null : addressOf(one),
    contactPhone: place % 3 === 1 ? `+4178000${String(7300 + place)}` : null,
    language: one.language ?? 'de',
    roomsFrom: one.rooms ?? null,
    rentMax: one.rent ? one.rent * 100 : null,
    moveInFrom: one.moveIn ? firstOfMonth(now, one.moveIn) : null,
    source: one.source,
    remark: one.remark ?? null,
    consentedOn: one.hasConsented ? dayText(createdAt) : null,
    leaveReason: one.left ?? null,
    leftAt,
    recordedBy: staff.user.id,
    createdAt,
    updatedAt: leftAt ?? createdAt,
  }
}

const addressOf = ({ firstName, lastName }: Asking): string =>
  `${firstName}.${lastName}@post.example`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

const words = {
  de: {
    subject: 'Besichtigung am Samstag',
    paragraphs: [
      'Vielen Dank für Ihr Interesse. Am Samstag zwischen 10 und 12 Uhr ist unser Haus offen, Sie können ohne Anmeldung vorbeikommen.',
    ],
  },
  fr: {
    subject: 'Visite samedi',
    paragraphs: [
      'Merci de votre intérêt. Samedi entre 10 et 12 heures, notre immeuble est ouvert\u00a0; vous pouvez passer sans vous annoncer.',
    ],
  },
}

function letterTo(ctx: Context, row: Row): typeof mailMessage.$inferInsert & { threadId: string } {
  const at = daysAfter(row.createdAt, 1)
  const id = idAt(at)
  const t = translatorFor(row.language, ctx.workspace.projectType)
  const name = `${row.firstName} ${row.lastName}`
  const said = { ...words[row.language], greeting: t('applications_mail_greeting', { name }) }
  const letter = { ...said, language: row.language, closing: t('applications_mail_closing') }
  const { text, html } = composeMail(letter, { senderName: ctx.workspace.name })
  return {
    workspaceId: row.workspaceId,
    id,
    kind: 'direct',
    state: 'held',
    language: row.language,
    toAddress: row.contactEmail ?? '',
    toName: name,
    subject: letter.subject,
    bodyText: text,
    bodyHtml: html,
    threadId: row.id,
    messageId: `<${id}@${ctx.workspace.slug}.example>`,
    createdAt: at,
  }
}

async function send(ctx: Context, letters: readonly ReturnType<typeof letterTo>[]): Promise<void> {
  await writeThreads(
    ctx,
    letters.map(({ threadId, toName, toAddress, subject, createdAt }) => ({
      id: threadId,
      kind: 'interested',
      contact: { name: toName, address: toAddress },
      subject,
      preview: '',
      at: createdAt,
      direction: 'out' as const,
      needsReading: true,
      mails: 1,
      hasAttachments: false,
    })),
  )
  await insertRows(ctx.client, mailMessage, letters)
  await retellThreads(
    ctx,
    letters.map(({ threadId }) => threadId),
  )
}

function eventsOf(row: Row, letter: ReturnType<typeof letterTo> | undefined, staff: DemoStaff): DemoEvent[] {
  const subject = { kind: 'interested_person', id: row.id, title: `${row.number} ${row.firstName} ${row.lastName}` }
  const told = { actor: actorOf(staff.user), subject }
  return [
    { ...told, at: row.createdAt, event: 'interested.recorded' },
    ...(letter
      ? [
          {
            ...told,
            at: letter.createdAt,
            event: 'mail.written',
            cause: letter.subject,
            changes: [aboutMail(letter.id)],
          },
        ]
      : []),
    ...(row.leftAt
      ? [
          {
            ...told,
            at: row.leftAt,
            event: 'interested.deactivated',
            cause: `interested_people_leave_${row.leaveReason}`,
          },
        ]
      : []),
  ]
}
