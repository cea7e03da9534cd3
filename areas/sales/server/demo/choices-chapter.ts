// Options and dates of the demo story: a buyer who still has to choose, one who has chosen, and one with options chosen by
// staff and dates proposed for the notary.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId, newSlug } from '#platform/server/ids.ts'
import type { OptionContent } from '../../rules/choices/option-content.ts'
import { saleChoice, saleChoosing, saleDateProposal, saleOption, saleOptionVersion } from '../choices/choices-tables.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { reservation } from '../reservation/reservation-tables.ts'

const included = (titleDe: string, titleFr: string) => ({ titleDe, titleFr, effect: 0 })

/** Effects in Rappen. */
const story = [
  {
    titleDe: 'Küchenfront',
    titleFr: 'Façade de cuisine',
    textDe: 'Fronten und Sichtseiten der Küche, mit Griffleisten.',
    textFr: 'Façades et côtés visibles de la cuisine, avec poignées profilées.',
    deadlineDays: 25,
    choices: [
      included('Weiss matt', 'Blanc mat'),
      { titleDe: 'Eiche furniert', titleFr: 'Plaqué chêne', effect: 480_000 },
      { titleDe: 'Grau matt', titleFr: 'Gris mat', effect: 90_000 },
    ],
  },
  {
    titleDe: 'Boden im Wohnraum',
    titleFr: 'Sol du séjour',
    textDe: 'Wohnraum, Küche und Gang.',
    textFr: 'Séjour, cuisine et couloir.',
    deadlineDays: 25,
    choices: [
      included('Parkett Eiche', 'Parquet chêne'),
      { titleDe: 'Platten 60 × 60 cm', titleFr: 'Carrelage 60 × 60 cm', effect: -120_000 },
    ],
  },
  {
    titleDe: 'Zusätzliche Dusche im Gäste-WC',
    titleFr: 'Douche supplémentaire aux WC visiteurs',
    textDe: 'Bodeneben, mit Glaswand.',
    textFr: 'À fleur de sol, avec paroi en verre.',
    deadlineDays: 30,
    choices: [
      included('Ohne Dusche', 'Sans douche'),
      { titleDe: 'Mit Dusche', titleFr: 'Avec douche', effect: 1_250_000 },
    ],
  },
]

interface ToldOption {
  id: string
  content: OptionContent
}

export async function tell(ctx: Context, { staff }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.slug !== 'sale') return []
  const at = daysBefore(ctx.now, 60)
  const options: ToldOption[] = []
  for (const [index, { deadlineDays, choices, ...titles }] of story.entries()) {
    const content = { ...titles, choices: choices.map((one) => ({ ...one, key: newSlug() })) }
    options.push(await tellOption(ctx, { content, deadlineDays, position: index + 1, by: staff.admin.id, at }))
  }
  const rows = await ctx.db
    .select()
    .from(reservation)
    .where(and(eq(reservation.workspaceId, ctx.workspace.id), inArray(reservation.state, ['paid', 'completed'])))
    .orderBy(asc(reservation.createdAt))
  const events: DemoEvent[] = []
  for (const row of rows) {
    const isCompleted = row.state === 'completed'
    const subject = subjectOf(await findApplication(ctx, row.applicationId))
    const chosenAt = daysBefore(ctx.now, 3)
    await tellChoices(ctx, row, { options, at: chosenAt, by: isCompleted ? staff.superuser.id : null })
    const buyer = { kind: 'applicant' as const, id: null, name: row.buyerNames }
    events.push({
      event: isCompleted ? 'sale.choices_made_by_staff' : 'sale.choices_confirmed',
      subject,
      at: chosenAt,
      actor: isCompleted ? actorOf(staff.superuser) : buyer,
    })
    if (!isCompleted) continue
    await tellDates(ctx, row, staff.superuser.id)
    const proposedAt = daysBefore(ctx.now, 1)
    events.push({ event: 'sale.dates_proposed', subject, at: proposedAt, actor: actorOf(staff.superuser) })
  }
  return events
}

interface Added {
  content: OptionContent
  deadlineDays: number
  position: number
  by: string
  at: Date
}

async function tellOption(ctx: Context, { content, deadlineDays, position, by, at }: Added): Promise<ToldOption> {
  const id = newId()
  const acting = { workspaceId: ctx.workspace.id, createdBy: by, createdAt: at }
  await ctx.db.insert(saleOption).values({ ...acting, id, position, contentVersion: 1, deadlineDays, reach: 'all' })
  await ctx.db.insert(saleOptionVersion).values({ ...acting, optionId: id, versionNumber: 1, content })
  return { id, content }
}

interface Chosen {
  options: readonly ToldOption[]
  at: Date
  /** Null if the buyer chose. */
  by: string | null
}

/** The second choice of the first two options, the included one of the others. */
async function tellChoices(ctx: Context, { id: reservationId }: ReservationRow, { options, at, by }: Chosen) {
  const home = { workspaceId: ctx.workspace.id, reservationId }
  for (const [index, { id: optionId, content }] of options.entries()) {
    const choice = content.choices[index < 2 ? 1 : 0]
    if (!choice) continue
    await ctx.db.insert(saleChoice).values({
      ...home,
      optionId,
      contentVersion: 1,
      choiceKey: choice.key,
      effect: choice.effect,
      chosenAt: at,
      chosenBy: by ? 'staff' : 'buyer',
      chosenByUser: by,
      reason: by ? 'Choix communiqué au téléphone.' : null,
    })
  }
  await ctx.db.insert(saleChoosing).values({ ...home, askedAt: daysBefore(at, 5) })
}

async function tellDates(ctx: Context, { id: reservationId }: ReservationRow, by: string): Promise<void> {
  const times = [
    instantAt(dayAfter(ctx.now, 14), '10:00'),
    instantAt(dayAfter(ctx.now, 15), '14:30'),
    instantAt(dayAfter(ctx.now, 18), '09:00'),
  ].flatMap((time) => time ?? [])
  await ctx.db.insert(saleDateProposal).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    reservationId,
    kind: 'notary',
    place: 'Étude Favre & Zufferey, Avenue Général-Guisan 2, Sierre',
    note: 'Veuillez apporter une pièce d’identité.',
    times,
    minutes: 60,
    answerUntil: dayAfter(ctx.now, 6),
    state: 'open',
    createdBy: by,
    createdAt: daysBefore(ctx.now, 1),
  })
}
