// Demo story: investors with their states in the projects, offers and signed agreements, and interested people.

import { asc, eq } from 'drizzle-orm'
import { b2bProject, ndaTextOf, type ProjectRow } from '#areas/projects/server/public.ts'
import { dayText, daysAfter, daysBefore, idAt } from '#platform/server/demo/dates.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { numberSequence } from '#platform/server/session/tables.ts'
import { course, hasReached, isEnded, type ApplyState, type Channel } from '../../rules/apply-state.ts'
import { ndaYears } from '../../rules/nda.ts'
import { investorApplication, investorNda, investorOffer, investorStep } from '../process-tables.ts'
import { columnsOf, newInvestor } from '../record/investor-data.ts'
import { subjectOf } from '../record/investor-row.ts'
import { refreshSearchText } from '../record/search-text.ts'
import { investor, investorContact } from '../tables.ts'
import { tellInterested } from './interested.ts'
import { story } from './story.ts'
import type { ToldApply, ToldInvestor } from './told-investor.ts'

type Projects = Partial<Record<ToldApply['project'], ProjectRow>>

export async function tell(ctx: Context, told: DemoStory): Promise<readonly DemoEvent[]> {
  if (ctx.workspace.projectType !== 'saleb2b') return []
  const projects = await readProjects(ctx)
  const events: DemoEvent[] = []
  for (const [place, one] of story.entries()) events.push(...(await addInvestor(ctx, told, { one, place, projects })))
  events.push(...(await tellInterested(ctx, told, projects.first ?? null)))
  await ctx.db.insert(numberSequence).values([{ workspaceId: ctx.workspace.id, name: 'investor', last: story.length }])
  return events
}

async function readProjects(ctx: Context): Promise<Projects> {
  const rows = await ctx.db
    .select()
    .from(b2bProject)
    .where(eq(b2bProject.workspaceId, ctx.workspace.id))
    .orderBy(asc(b2bProject.referenceNumber))
  const [first, second] = rows.filter(({ state }) => state === 'published')
  const reserved = rows.find(({ state }) => state === 'reserved')
  const sold = rows.find(({ state }) => state === 'sold')
  return { ...(first && { first }), ...(second && { second }), ...(reserved && { reserved }), ...(sold && { sold }) }
}

interface Place {
  one: ToldInvestor
  place: number
  projects: Projects
}

async function addInvestor(ctx: Context, told: DemoStory, { one, place, projects }: Place): Promise<DemoEvent[]> {
  const createdAt = daysBefore(ctx.now, one.since)
  const id = idAt(createdAt)
  const { firstName, lastName, domain } = one.person
  const email = `${firstName}.${lastName}@${domain}.example`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  const phone = `+41315554${String(100 + place)}`
  const data = { ...newInvestor('de'), ...one.data, company: one.company, investorType: one.investorType }
  const leftAt = one.left ? daysBefore(ctx.now, 150) : null
  const row = {
    workspaceId: ctx.workspace.id,
    id,
    number: place + 1,
    ...columnsOf(data),
    progressState: one.left ? ('inactive' as const) : ('active' as const),
    contactName: `${firstName} ${lastName}`,
    contactEmail: email,
    contactPhone: phone,
    leaveReason: one.left ? ('no_answer' as const) : null,
    leftAt,
    optedOutAt: one.optedOut ? daysBefore(ctx.now, 15) : null,
    optOutReason: one.optedOut ?? null,
    recordedBy: told.staff.user.id,
    createdAt,
    updatedAt: createdAt,
  }
  await ctx.db.insert(investor).values(row)
  await ctx.db.insert(investorContact).values({
    workspaceId: ctx.workspace.id,
    id: idAt(createdAt),
    investorId: id,
    position: 0,
    title: one.person.title,
    firstName,
    lastName,
    function: one.person.function || null,
    email,
    phone,
  })
  await refreshSearchText(ctx, id)
  const actor = actorOf(told.staff.user)
  const events: DemoEvent[] = [
    { at: createdAt, actor, event: 'investor.recorded', subject: subjectOf(row), changes: [] },
  ]
  for (const apply of one.applies) {
    const project = projects[apply.project]
    if (project) events.push(...(await addApply(ctx, told, { row, email, apply, project })))
  }
  if (leftAt) {
    events.push({
      at: leftAt,
      actor,
      event: 'investor.deactivated',
      subject: subjectOf(row),
      cause: 'investors_leave_no_answer',
      changes: [],
    })
  }
  return events
}

/** The steps that led to the state, the last one `since` days ago and each other three days earlier. */
function stepsTo({ state, nda, nbo }: ToldApply): ApplyState[] {
  const reached = isEnded(state) ? (nbo ? 'nbo_submitted' : nda ? 'nda_signed' : 'proposed') : state
  const steps = course.filter((step) => step !== 'matched' && hasReached(reached, step))
  const shown = state === 'matched' ? (['matched'] as const) : steps
  return [...shown, ...(isEnded(state) ? [state] : [])]
}

interface Added {
  row: typeof investor.$inferInsert & { id: string; number: number; company: string }
  email: string
  apply: ToldApply
  project: ProjectRow
}

async function addApply(
  ctx: Context,
  { staff }: DemoStory,
  { row, email, apply, project }: Added,
): Promise<DemoEvent[]> {
  const steps = stepsTo(apply)
  const dayOfStep = (place: number) => daysBefore(ctx.now, apply.since + (steps.length - 1 - place) * 3)
  const id = idAt(dayOfStep(0))
  const lastAt = dayOfStep(steps.length - 1)
  const awarded = apply.state === 'awarded' ? (apply.bo ?? apply.nbo) : undefined
  const before = steps.at(-2)
  await ctx.db.insert(investorApplication).values({
    workspaceId: ctx.workspace.id,
    id,
    investorId: row.id,
    projectId: project.id,
    state: apply.state,
    stateBefore: (isEnded(apply.state) || awarded) && before ? before : null,
    isFavourite: apply.isFavourite ?? false,
    reason: apply.reason ?? null,
    proposedAt: steps.includes('proposed') ? dayOfStep(0) : null,
    optedOutAt: apply.state === 'opted_out' ? lastAt : null,
    awardedPrice: awarded ? awarded.amount * 100 : null,
    isDirect: awarded ? false : null,
    createdAt: dayOfStep(0),
    updatedAt: lastAt,
  })
  await ctx.db.insert(investorStep).values(
    steps.map((state, place) => ({
      workspaceId: ctx.workspace.id,
      id: idAt(dayOfStep(place)),
      applicationId: id,
      state,
      at: dayOfStep(place),
      actorKind: 'user',
      actorName: byInvestor.includes(state) ? (row.contactName ?? '') : staff.user.name,
      channel: channelOf(state, apply),
      documentVersion: state === 'nda_signed' || state === 'nda_sent' ? 1 : null,
      reason: state === apply.state ? (apply.reason ?? null) : null,
    })),
  )
  if (apply.nda)
    await addNda(ctx, { id, row, email, project, method: apply.nda, at: dayOfStep(steps.indexOf('nda_signed')) })
  await addOffers(ctx, { id, apply, staffId: staff.user.id })
  return steps.map((state, place) => ({
    at: dayOfStep(place),
    actor: actorOf(staff.user),
    event: `investor.step_${state}`,
    subject: subjectOf(row),
    cause: [project.title, state === apply.state ? apply.reason : ''].filter(Boolean).join(' · '),
    changes: [],
  }))
}

/** Steps that the investor takes. */
const byInvestor: readonly ApplyState[] = ['interested', 'nda_signed', 'memorandum_opened', 'opted_out']

function channelOf(state: ApplyState, { nda }: ToldApply): Channel {
  if (state === 'proposed' || state === 'nda_sent') return 'mail'
  if (state === 'opted_out') return 'link'
  if (state === 'nda_signed' && nda === 'paper') return 'paper'
  return byInvestor.includes(state) ? 'account' : 'staff'
}

interface Signed extends Pick<Added, 'row' | 'email' | 'project'> {
  id: string
  method: 'click' | 'paper'
  at: Date
}

async function addNda(ctx: Context, { id, row, email, project, method, at }: Signed): Promise<void> {
  const { version, html } = await ndaTextOf(ctx, project, row.language)
  await ctx.db.insert(investorNda).values({
    workspaceId: ctx.workspace.id,
    id: idAt(at),
    applicationId: id,
    version,
    language: row.language,
    textSha256: hashOf(html),
    method,
    signedName: row.contactName,
    email: method === 'click' ? email : null,
    address: method === 'click' ? '203.0.113.24' : null,
    signedAt: at,
    validYears: ndaYears,
  })
}

async function addOffers(ctx: Context, { id, apply, staffId }: { id: string; apply: ToldApply; staffId: string }) {
  for (const kind of ['nbo', 'bo'] as const) {
    const offer = apply[kind]
    if (!offer) continue
    const receivedAt = daysBefore(ctx.now, apply.since + (kind === 'nbo' && apply.bo ? 20 : 1))
    await ctx.db.insert(investorOffer).values({
      workspaceId: ctx.workspace.id,
      id: idAt(receivedAt),
      applicationId: id,
      kind,
      amount: offer.amount * 100,
      amountTo: offer.amountTo ? offer.amountTo * 100 : null,
      structure: 'asset',
      financing: offer.financing,
      conditions: offer.conditions,
      timing: offer.timing,
      dueDiligence: kind === 'nbo' ? 'Mietverträge, Zustandsbericht' : null,
      validUntil: dayText(daysAfter(receivedAt, 60)),
      receivedOn: dayText(receivedAt),
      recordedBy: staffId,
      createdAt: receivedAt,
    })
  }
}
