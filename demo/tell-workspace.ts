// Creates one workspace of the demo story in a single transaction: staff, settings, houses, applicants, and outcomes.

import { productForm } from '#areas/forms/rules/defaults/default-forms.ts'
import { applicationForm, projectForm } from '#areas/forms/server/public.ts'
import {
  adult,
  application,
  applicationDocument,
  applicationWish,
  assignment,
  assignmentCompanion,
  child,
  evaluation,
  evaluationComment,
  offer,
  pointRules,
} from '#areas/applications/server/tables.ts'
import { expireOfferJob } from '#areas/applications/server/offers/offer-expiry.ts'
import { freeAgainAt } from '#areas/tenants/rules/tenancy-end.ts'
import { endTenancyJob } from '#areas/tenants/server/ending.ts'
import { contractSignature } from '#areas/contracts/server/tables.ts'
import { rentalContract } from '#areas/tenants/server/tables.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { propertyOwner } from '#areas/owners/server/tables.ts'
import { staffNews, team, teamMember } from '#areas/users/server/tables.ts'
import { waitlistProposal, waitlistRequest } from '#areas/waitlist/server/tables.ts'
import { chanceOf } from '#platform/rules/chance.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { tellChapters } from '#platform/server/demo/chapter.ts'
import { newId } from '#platform/server/ids.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { numberSequence, projectSetting, rolePermission, staffUser } from '#platform/server/session/tables.ts'
import { agree } from './agreements.ts'
import { firstNumber, gatherApplicants } from './people/applicants.ts'
import type { ToldApplication } from './application-rows.ts'
import { colleaguesOf } from './people/colleagues.ts'
import { dayText, daysBefore, firstOfMonth } from '#platform/server/demo/dates.ts'
import { enquire, writeEnquiries } from './enquiries.ts'
import { happeningsOf, publications } from './happenings.ts'
import { writeHistory } from './history.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { judge } from './judgements.ts'
import { letBeside } from './let-beside.ts'
import { lettersTo } from './letters.ts'
import { lookIntoMeans, writeMeans } from './people/means.ts'
import { furnishHouse, plotOf, type FurnishedHouse } from './objects.ts'
import { newsFor } from './news.ts'
import { ownersOf } from './owners.ts'
import { conclude } from './outcomes.ts'
import { answerLetters } from './mails.ts'
import { handIn } from './papers.ts'
import { plots, type Plot } from './plot.ts'
import { publish, settleFlats } from './settle.ts'
import { landlordOf, pointRulesOf, settingsOf } from './settings.ts'
import { employ } from './people/staff.ts'
import { waitlistOf } from './people/waitlist.ts'

export async function tellWorkspace(ctx: Context, passwordHash: string): Promise<void> {
  const { workspace, client, now } = ctx
  const plot = plots[workspace.slug]
  if (!plot) throw new Error(`the story does not know ${workspace.slug}`)
  const { rows: people, staff } = employ(workspace.id, passwordHash)
  const colleagues = colleaguesOf(workspace.id, staff, now)
  await insertRows(client, staffUser, [...people, ...colleagues.people])
  await insertRows(client, team, colleagues.teams)
  await insertRows(client, teamMember, colleagues.members)
  await insertRows(client, rolePermission, colleagues.roles)
  await insertRows(client, projectSetting, settingsOf(workspace))
  await insertRows(client, pointRules, pointRulesOf(workspace, staff, now))

  const houses = build(ctx, plot)
  const owners = ownersOf(ctx, houses, { staff, passwordHash })
  await insertRows(client, staffUser, [owners.login])
  await insertRows(client, propertyOwner, owners.rows)
  const objects = houses.flatMap((one) => one.objects)
  const plans = settleFlats(
    workspace.slug,
    plot,
    objects.filter(({ kind }) => kind === 'apartment'),
  )
  dress(ctx, plot, houses)
  await insertRows(
    client,
    building,
    houses.map((one) => one.building),
  )
  const formId = newId()
  const projectFormId = newId()
  const kind = isSelling(workspace.projectType) ? ('sale' as const) : ('apartment' as const)
  const inUse = { workspaceId: workspace.id, id: projectFormId, kind, isDefault: true }
  const name = ctx.t('form_settings_first_name')
  await insertRows(client, projectForm, [{ ...inUse, name, template: workspace.formTemplate }])
  const form = { workspaceId: workspace.id, id: formId, projectFormId, versionNumber: 1 }
  await insertRows(client, applicationForm, [{ ...form, definition: productForm(kind, workspace.projectType) }])
  const chance = chanceOf(`${workspace.slug} decides`)
  const told = gatherApplicants({ workspaceId: workspace.id, slug: workspace.slug, formId, now, houses, plans })
  const judgements = told.map((one) => judge(one, staff, chance))
  const outcomes = told.map((one) => ({ told: one, outcome: conclude(one, staff, chance) }))
  const beside = letBeside(outcomes, objects)
  await insertRows(client, propertyObject, objects)
  const buildingById = new Map(houses.map((one) => [one.building.id, one.building]))
  const letters = outcomes.flatMap((one) => {
    const house = buildingById.get(one.told.wished[0]?.buildingId ?? '')
    return lettersTo(ctx, { ...one, house })
  })

  const papers = await handIn(ctx, told, chance)
  const enquiries = enquire(ctx, told, papers, staff)
  const means = lookIntoMeans(ctx, outcomes, staff)

  await insertRows(
    client,
    application,
    told.map(({ row }) => row),
  )
  // Run ANALYZE: the following statements look up rows by key, and without statistics the planner would scan these
  // tables every time.
  await client.query('analyze application, property_object')
  await insertRows(
    client,
    adult,
    told.flatMap(({ adults }) => adults),
  )
  await client.query('select mark_everyone_alike($1)', [workspace.id])
  await insertRows(
    client,
    child,
    told.flatMap(({ children }) => children),
  )
  await insertRows(
    client,
    applicationWish,
    told.flatMap(({ wishes }) => wishes),
  )
  await insertRows(
    client,
    evaluation,
    judgements.flatMap(({ grades }) => grades),
  )
  await insertRows(
    client,
    evaluationComment,
    judgements.flatMap(({ comments }) => comments),
  )
  await insertRows(client, mailMessage, letters)
  await answerLetters(ctx, letters)
  await insertRows(
    client,
    offer,
    outcomes.flatMap(({ outcome }) => outcome.offer ?? []),
  )
  await insertRows(
    client,
    assignment,
    outcomes.flatMap(({ outcome }) => outcome.assignment ?? []),
  )
  await insertRows(client, assignmentCompanion, beside)
  const agreed = outcomes.flatMap((one) => {
    const letting = { landlord: landlordOf(workspace), isNewBuild: plot.readyInMonths !== null, staff }
    return agree(one, letting, chance) ?? []
  })
  await insertRows(
    client,
    rentalContract,
    agreed.map(({ contract }) => contract),
  )
  await insertRows(
    client,
    contractSignature,
    agreed.flatMap(({ signatures }) => signatures),
  )
  for (const { outcome } of outcomes) {
    if (outcome.token && outcome.offer) await watchOver(ctx, outcome.offer)
  }
  for (const { outcome } of outcomes) await seeOut(ctx, outcome.assignment)
  await insertRows(client, storedFile, papers.files)
  await insertRows(client, applicationDocument, papers.documents)
  await writeEnquiries(ctx, enquiries)
  await writeMeans(ctx, means)
  const waitlist =
    workspace.slug === 'rent'
      ? waitlistOf({ workspaceId: workspace.id, now, staff, applications: told, objects })
      : null
  await insertRows(client, waitlistRequest, waitlist?.rows ?? [])
  await insertRows(client, waitlistProposal, waitlist?.proposals ?? [])
  const ofChapters = await tellChapters(ctx, { staff, objects })
  const last = firstNumber + told.length - 1
  await insertRows(client, numberSequence, [
    { workspaceId: workspace.id, name: 'application', last },
    { workspaceId: workspace.id, name: 'waitlist', last: 1000 + (waitlist?.rows.length ?? 0) },
  ])
  const happenings = outcomes.flatMap(({ told: one, outcome }) => happeningsOf(one, outcome, staff))
  const ofApplicants = [...happenings, ...enquiries.happenings]
  await writeHistory(ctx, [
    ...colleagues.happenings,
    ...owners.happenings,
    ...publications(objects, now, staff),
    ...ofApplicants,
    ...means.happenings,
    ...(waitlist?.happenings ?? []),
    ...ofChapters,
  ])
  await insertRows(client, staffNews, await newsFor(ctx, ofApplicants, nameByApplication(told)))
}

const nameByApplication = (told: readonly ToldApplication[]) =>
  new Map(told.map(({ row }) => [row.id, row.contactName]))

/** Schedules the expiry of an open offer, as for every offer. */
const watchOver = (ctx: Context, { id, validUntil }: typeof offer.$inferInsert): Promise<void> =>
  ctx.enqueue(expireOfferJob, { offerId: id }, { startAfter: validUntil })

/** A tenancy under notice ends automatically after its last day. */
async function seeOut(ctx: Context, tenancy: typeof assignment.$inferInsert | null): Promise<void> {
  if (!tenancy?.quitOn || tenancy.endedAt) return
  await ctx.enqueue(endTenancyJob, { tenantId: tenancy.id }, { startAfter: freeAgainAt(tenancy.quitOn) })
}

function build(ctx: Context, plot: Plot): FurnishedHouse[] {
  const readyOn = plot.readyInMonths === null ? null : firstOfMonth(ctx.now, plot.readyInMonths)
  const estate = { workspaceId: ctx.workspace.id, isForSale: plot.isForSale, readyOn }
  const houses = plot.houses.map((house) => furnishHouse(estate, house))
  const [first] = houses
  const land = first ? (plot.plots ?? []).map((area, index) => plotOf(first, index, area)) : []
  first?.objects.push(...land)
  return houses
}

/** Derives move-in date and publication from the state of each object. */
function dress(ctx: Context, plot: Plot, houses: readonly FurnishedHouse[]): void {
  const chance = chanceOf(`${ctx.workspace.slug} is shown`)
  const createdAt = daysBefore(ctx.now, 900)
  for (const { objects, house } of houses) {
    for (const one of objects) {
      one.createdAt = createdAt
      one.updatedAt = daysBefore(ctx.now, chance.whole(1, 60))
      const isTaken = one.progressState === 'rented' || one.progressState === 'sold'
      if (!isTaken) one.moveInDate ??= firstOfMonth(ctx.now, chance.whole(1, 4))
      if (one.kind !== 'apartment') one.progressState = besideState(one.kind, plot, chance.number())
    }
    publish(plot, objects, chance, dayText(daysBefore(ctx.now, chance.whole(5, 40))))
    for (const one of objects) if (one.isPublished) one.contactPerson = contactFor(house.language, plot.isForSale)
  }
  if (plot.showsAll) closeForm(houses)
}

/** Enough applicants want one flat of the first house to close its form, although it is still free. */
function closeForm([first]: readonly FurnishedHouse[]): void {
  const sought = first?.objects.findLast(
    ({ kind, isPublished, progressState }) =>
      isPublished && kind === 'apartment' && (progressState ?? 'available') === 'available',
  )
  if (sought) sought.maxApplications = 2
}

/** Most parking spaces and shops of let buildings are let too. */
function besideState(kind: string, plot: Plot, drawn: number) {
  if (plot.readyInMonths !== null || kind === 'plot') return 'available' as const
  return drawn < 0.6
    ? plot.isForSale
      ? ('sold' as const)
      : ('rented' as const)
    : drawn > 0.95
      ? ('inactive' as const)
      : ('available' as const)
}

const contactFor = (language: 'de' | 'fr', isForSale: boolean) =>
  language === 'fr'
    ? {
        first_name: 'Céline',
        surname: 'Rochat',
        email: `${isForSale ? 'vente' : 'location'}@quartier.example`,
        phone: '+41 78 000 00 21',
      }
    : {
        first_name: 'Mirjam',
        surname: 'Zgraggen',
        email: `${isForSale ? 'verkauf' : 'vermietung'}@quartier.example`,
        phone: '+41 78 000 00 20',
      }
