// Enquiries of the demo story: one reference in each state, one request for documents in each state, one outdated set
// of documents. They belong to the newest households under review, so that they are on top of the list.

import type { application, applicationDocument } from '#areas/applications/server/tables.ts'
import { readPapers } from '#areas/application-form/server/public.ts'
import { findApplication } from '#areas/applications/server/public.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { mailReference } from '#areas/enquiries/server/reference-mail.ts'
import { documentsMail } from '#areas/enquiries/server/request-mail.ts'
import { sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { documentRequest } from '#areas/applications/server/document-request-tables.ts'
import type { ReferenceKind } from '#areas/applications/rules/referees.ts'
import { referenceRequest } from '#areas/enquiries/server/tables.ts'
import { referencesStateOf, worstGrade, type ReferenceState } from '#areas/enquiries/rules/references.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { ToldApplication } from './application-rows.ts'
import { daysAfter, daysBefore, dayText, idAt } from '#platform/server/demo/dates.ts'
import type { Happening } from './history.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import type { Papers } from './papers.ts'
import { referees, refereeAnswers } from './people/referees.ts'
import { actorOf, type StaffOfStory } from './people/staff.ts'

type ReferenceRow = typeof referenceRequest.$inferInsert
type RequestRow = typeof documentRequest.$inferSelect

export interface Enquiries {
  references: { row: ReferenceRow; token: string; told: ToldApplication }[]
  requests: { row: RequestRow; token: string; told: ToldApplication }[]
  happenings: Happening[]
}

const nobody: Enquiries = { references: [], requests: [], happenings: [] }
const asking = new Set(['rent', 'market', 'build'])

/** Also sets, on the application, the state of its references and of requested papers. */
export function enquire(
  ctx: Context,
  told: readonly ToldApplication[],
  papers: Papers,
  staff: StaffOfStory,
): Enquiries {
  if (!asking.has(ctx.workspace.slug)) return nobody
  const reviewed = told
    .filter(({ outcome, isCast }) => !isCast && (outcome === 'in_progress' || outcome === 'evaluated'))
    .toSorted((a, b) => b.course.created.getTime() - a.course.created.getTime())
  const references = askAbout(ctx, reviewed, staff)
  const requests = askFor(ctx, reviewed, papers, staff)
  growOld(ctx, reviewed, papers, requests)
  const clerk = actorOf(staff.user)
  return {
    references,
    requests,
    happenings: [
      ...references.flatMap(({ row, told: one }) => [
        happening(one, row.sentAt, clerk, 'reference.asked'),
        ...(row.remindedAt ? [happening(one, row.remindedAt, clerk, 'reference.reminded')] : []),
        ...(row.answeredAt
          ? [happening(one, row.answeredAt, applicantNamed(row.contactName), 'reference.answered')]
          : []),
      ]),
      ...requests.flatMap(({ row, told: one }) => [
        happening(one, row.createdAt, clerk, 'application.documents_requested'),
        ...(row.receivedAt
          ? [happening(one, row.receivedAt, applicantNamed(one.row.contactName), 'application.documents_received')]
          : []),
      ]),
    ],
  }
}

const applicantNamed = (name: string): Actor => ({ kind: 'applicant', id: null, name })

const happening = ({ row }: ToldApplication, at: Date, actor: Actor, event: string): Happening => ({
  at,
  actor,
  event,
  subject: { kind: 'application', id: row.id, title: `${row.number} ${row.contactName}` },
})

const referenceCourses: (readonly [ReferenceKind, ReferenceState, number])[][] = [
  [['employer', 'sent', 1]],
  [
    ['landlord', 'answered', 4],
    ['employer', 'answered', 4],
  ],
  [['landlord', 'reminder', 6]],
  [
    ['employer', 'answered', 5],
    ['landlord', 'failed', 5],
  ],
]

function askAbout(ctx: Context, reviewed: readonly ToldApplication[], staff: StaffOfStory): Enquiries['references'] {
  return referenceCourses.flatMap((course, index) => {
    const told = reviewed[index]
    const [adult] = told?.adults ?? []
    if (!told || !adult) return []
    told.row.references = referencesStateOf(course.map(([, state]) => state))
    return course.map(([kind, state, days]) => {
      const token = newToken()
      const sentAt = latest(daysBefore(ctx.now, days), told.course.created)
      const answers = state === 'answered' ? refereeAnswers(kind, told.row.language, index) : {}
      const row: ReferenceRow = {
        workspaceId: ctx.workspace.id,
        id: idAt(sentAt),
        applicationId: told.row.id,
        adultId: adult.id,
        kind,
        state,
        language: told.row.language,
        ...referees[told.row.language][kind],
        tokenHash: hashOf(token),
        answers,
        grade: worstGrade(answers),
        failure: state === 'failed' ? unreachable[told.row.language] : null,
        sentBy: staff.user.id,
        sentAt,
        remindedAt: state === 'reminder' ? daysAfter(sentAt, 3) : null,
        answeredAt: state === 'answered' ? daysAfter(sentAt, 0.6) : null,
      }
      return { row, token, told }
    })
  })
}

const unreachable = { de: 'Verwaltung nicht erreichbar', fr: 'Gérance injoignable' }
const latest = (a: Date, b: Date): Date => (a > b ? a : b)

/** One open request, one answered, and one with an expired link. */
function askFor(ctx: Context, reviewed: readonly ToldApplication[], papers: Papers, staff: StaffOfStory) {
  const rest = reviewed.slice(referenceCourses.length)
  const isOld = ({ course }: ToldApplication) => course.created < daysBefore(ctx.now, 20)
  const open = rest.find(({ row }) => (row.documents ?? 'none') === 'none')
  const received = rest.find(({ row }) => row.documents === 'complete')
  const over = rest.find((one) => (one.row.documents ?? 'none') === 'none' && one !== open && isOld(one))
  const asked: [ToldApplication | undefined, number, number | null][] = [
    [open, 2, null],
    [received, 3, 2],
    [over, 18, null],
  ]
  return asked.flatMap(([told, days, receivedDays]) => {
    const [adult] = told?.adults ?? []
    if (!told || !adult) return []
    const token = newToken()
    const createdAt = latest(daysBefore(ctx.now, days), told.course.created)
    const receivedAt = receivedDays === null ? null : daysBefore(ctx.now, receivedDays)
    if (receivedAt) bringAgain(told.row, papers, receivedAt)
    const row: RequestRow = {
      workspaceId: ctx.workspace.id,
      id: idAt(createdAt),
      applicationId: told.row.id,
      tokenHash: hashOf(token),
      wanted: [
        { person: adult.id, category: 'copy_of_id', reason: 'missing' },
        { person: adult.id, category: 'further_documents', reason: 'missing' },
      ],
      note: receivedAt ? null : wish[told.row.language],
      sentBy: staff.user.id,
      createdAt,
      expiresAt: endOfDay(dayAfter(createdAt, 14)),
      receivedAt,
      replacedAt: null,
    }
    if (receivedAt) row.wanted = row.wanted.slice(0, 1)
    return [{ row, token, told }]
  })
}

const wish = {
  de: 'Unter «Weitere Dokumente» genügt eine Kopie Ihres letzten Lohnausweises.',
  fr: 'Sous «Autres documents», une copie de votre dernier certificat de salaire suffit.',
}

/** These documents were uploaded through the link, so staff have not seen them yet. */
function bringAgain({ id }: typeof application.$inferInsert, papers: Papers, at: Date): void {
  for (const document of papers.documents.filter(({ applicationId }) => applicationId === id)) {
    document.createdAt = at
    document.seenAt = null
  }
}

function growOld(
  ctx: Context,
  reviewed: readonly ToldApplication[],
  { documents }: Papers,
  asked: Enquiries['requests'],
) {
  const isExtract = ({ category }: typeof applicationDocument.$inferInsert) => category === 'debt_collection_extract'
  const told = reviewed.find(
    (one) =>
      one.row.documents === 'complete' &&
      asked.every((other) => other.told !== one) &&
      documents.some((document) => document.applicationId === one.row.id && isExtract(document)),
  )
  if (!told) return
  told.row.documents = 'expired'
  for (const document of documents) {
    if (document.applicationId === told.row.id && isExtract(document)) {
      document.issuedOn = dayText(daysBefore(ctx.now, 120))
    }
  }
}

/** Call after the applications are inserted. Writes the rows, and the mails with links for open enquiries. */
export async function writeEnquiries(ctx: Context, { references, requests }: Enquiries): Promise<void> {
  await insertRows(
    ctx.client,
    referenceRequest,
    references.map(({ row }) => row),
  )
  await insertRows(
    ctx.client,
    documentRequest,
    requests.map(({ row }) => row),
  )
  for (const { row, token, told } of references) {
    const [person] = told.adults
    if ((row.state !== 'sent' && row.state !== 'reminder') || !person || !row.contactEmail) continue
    const application = await findApplication(ctx, told.row.id)
    const { kind, contactName, contactEmail, language } = row
    const about = { person: { firstName: person.firstName, lastName: person.lastName }, application }
    await mailReference({ ...ctx, now: row.sentAt }, about, { kind, contactName, contactEmail, language, token })
  }
  for (const { row, token, told } of requests) {
    const application = await findApplication(ctx, told.row.id)
    const papers = await readPapers(ctx, application)
    const then = { ...ctx, now: row.createdAt }
    await sendProcessMail(then, documentsMail(then, { application, request: row, token, papers }))
  }
}
