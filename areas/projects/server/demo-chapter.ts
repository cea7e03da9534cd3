// Demo story: the projects of the workspace that sells to investors, with drawn pictures and a rent roll.

import { createHash } from 'node:crypto'
import { listOwners, propertyOwner } from '#areas/owners/server/public.ts'
import { drawHouseFront } from '#areas/buildings/rules/house-front.ts'
import { rappenOrNull } from '#platform/rules/amounts/money.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysAfter, daysBefore, dayText, idAt } from '#platform/server/demo/dates.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { printPicture } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { defaultNda } from '../rules/default-nda.ts'
import { textComponentKeys } from '../rules/text-components.ts'
import { foldedText } from '../rules/folded-text.ts'
import { story } from './demo/story.ts'
import type { ToldProject } from './demo/told-project.ts'
import { projectOwnerKind } from './project-files.ts'
import { newSlug, subjectOf } from './project-row.ts'
import { b2bProject, b2bProjectNda, b2bProjectPublication } from './tables.ts'

export async function tell(ctx: Context, { staff }: DemoStory): Promise<readonly DemoEvent[]> {
  if (ctx.workspace.projectType !== 'saleb2b') return []
  const ownerIdByName = await addOwners(ctx)
  const events: DemoEvent[] = []
  for (const told of story) {
    events.push(...(await addProject(ctx, told, { ownerId: ownerIdByName.get(told.owner) ?? null, staff })))
  }
  return events
}

async function addOwners(ctx: Context): Promise<Map<string, string>> {
  const createdAt = daysBefore(ctx.now, 400)
  const rows = [...new Set(story.map(({ owner }) => owner))].map((name) => ({
    workspaceId: ctx.workspace.id,
    id: newId(),
    name,
    language: 'de' as const,
    createdAt,
  }))
  // Some of them own objects of the story already.
  await ctx.db.insert(propertyOwner).values(rows).onConflictDoNothing()
  return new Map((await listOwners(ctx)).map(({ id, name }) => [name, id]))
}

interface Beside {
  ownerId: string | null
  staff: DemoStory['staff']
}

async function addProject(ctx: Context, told: ToldProject, { ownerId, staff }: Beside): Promise<DemoEvent[]> {
  const enteredAt = daysBefore(ctx.now, told.entered)
  const publishedAt = told.published === null ? null : daysBefore(ctx.now, told.published)
  const changedAt = daysBefore(ctx.now, Math.min(5, told.published ?? told.entered))
  const id = idAt(enteredAt)
  const dueOn = (days: number | null) => (days === null ? null : dayText(daysAfter(ctx.now, days)))
  const { title, state, town, uses, zones, texts } = told
  await ctx.db.insert(b2bProject).values({
    workspaceId: ctx.workspace.id,
    id,
    slug: newSlug(),
    title,
    referenceNumber: told.referenceNumber,
    state,
    street: told.street,
    houseNumber: told.houseNumber,
    postalCode: told.postalCode,
    city: told.city,
    canton: told.canton,
    propertyUses: uses,
    buildingZones: zones,
    price: rappenOrNull(told.price),
    targetRent: rappenOrNull(told.targetRent),
    vacancyLoss: rappenOrNull(told.vacancyLoss),
    runningCosts: rappenOrNull(told.runningCosts),
    purchaseCosts: rappenOrNull(told.purchaseCosts),
    nboDue: dueOn(told.nbo),
    boDue: dueOn(told.bo),
    signingOn: state === 'sold' ? dueOn(-60) : null,
    closingOn: state === 'sold' ? dueOn(-30) : null,
    ownerId,
    facts: {
      landArea: told.landArea,
      floorArea: told.floorArea,
      apartments: told.apartments,
      constructionYear: told.year,
      showsPrice: told.showsPrice,
      ownershipForm: 'sole',
    },
    criteria: {
      investorTypes: told.investors,
      asksProofOfFunds: true,
      excludesPersonsAbroad: uses.includes('residential'),
    },
    contactPeople: [
      { name: staff.superuser.name, email: 'superuser@quartier.example', phone: '+41 31 555 40 10' },
      { name: staff.marketer.name, email: 'marketer@quartier.example', phone: '+41 31 555 40 12' },
    ],
    texts,
    components: textComponentKeys.filter((key) => texts[key]),
    townPosition: town,
    searchText: foldedText([title, told.referenceNumber, told.street, told.postalCode, told.city].join(' ')),
    publishedAt,
    soldAt: state === 'sold' ? daysBefore(ctx.now, 60) : null,
    createdBy: staff.superuser.id,
    createdAt: enteredAt,
    updatedAt: changedAt,
  })
  const place = { workspaceId: ctx.workspace.id, projectId: id }
  await ctx.db
    .insert(b2bProjectNda)
    .values({ ...place, version: 1, texts: defaultNda, createdBy: staff.superuser.id, createdAt: enteredAt })
  if (publishedAt) {
    const endedAt = state === 'withdrawn' ? changedAt : null
    await ctx.db.insert(b2bProjectPublication).values({ ...place, platform: 'teaser', publishedAt, endedAt })
  }
  await addFiles(ctx, told, { id, createdAt: enteredAt })
  return eventsOf(told, { id, enteredAt, publishedAt, changedAt, staff })
}

interface Moments {
  id: string
  enteredAt: Date
  publishedAt: Date | null
  changedAt: Date
  staff: DemoStory['staff']
}

function eventsOf(told: ToldProject, { id, enteredAt, publishedAt, changedAt, staff }: Moments): DemoEvent[] {
  const subject = subjectOf({ id, title: told.title })
  const actor = actorOf(staff.superuser)
  const moved = { reserved: 'b2b_project.reserved', sold: 'b2b_project.sold', withdrawn: 'b2b_project.withdrawn' }
  const last = told.state === 'draft' || told.state === 'published' ? null : moved[told.state]
  const change = (old: string, next: string) => [{ field: 'state', old, new: next }]
  return [
    { event: 'b2b_project.created', subject, at: enteredAt, actor },
    ...(publishedAt
      ? [{ event: 'b2b_project.published', subject, at: publishedAt, actor, changes: change('draft', 'published') }]
      : []),
    ...(last ? [{ event: last, subject, at: changedAt, actor, changes: change('published', told.state) }] : []),
  ]
}

/** Views of the buildings: the same house in another light and with another number of axes. */
const views = [
  { scheme: 'light', axes: 7 },
  { scheme: 'light', axes: 5 },
  { scheme: 'dark', axes: 7 },
  { scheme: 'light', axes: 4 },
] as const
const frame = { width: 360, height: 252 }

async function addFiles(ctx: Context, told: ToldProject, { id, createdAt }: { id: string; createdAt: Date }) {
  for (const [position, { scheme, axes }] of views.entries()) {
    const seed = `${told.street} ${told.houseNumber} ${position % 3}`
    const { title, floors, year } = told
    const house = { seed, title, floors, axes, year, hasShop: told.uses.includes('retail') }
    const content = await printPicture(ctx.services, Buffer.from(drawHouseFront(house, scheme)), frame)
    const name = `${title} ${position + 1}.jpg`
    if (content)
      await addFile(ctx, { content, name, position, contentType: 'image/jpeg', id, createdAt, category: 'image' })
  }
  const content = await rentRollOf(ctx, told)
  const name = `Mieterspiegel ${told.title}.pdf`
  await addFile(ctx, {
    content,
    name,
    position: 9,
    contentType: 'application/pdf',
    id,
    createdAt,
    category: 'document',
  })
}

interface Added {
  id: string
  createdAt: Date
  name: string
  contentType: string
  category: 'image' | 'document'
  content: Buffer
  position: number
}

async function addFile(ctx: Context, { id: ownerId, content, ...file }: Added): Promise<void> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.services.files.put(storageKey, content)
  await ctx.db.insert(storedFile).values({
    ...file,
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: projectOwnerKind,
    ownerId,
  })
}

/** The first document that investors ask for. */
const rentRollOf = ({ workspace }: Context, { title, targetRent, apartments }: ToldProject): Promise<Buffer> =>
  printDocument(
    { title: `Mieterspiegel ${title}`, language: 'de', author: workspace.name, foot: `${title} · ${workspace.name}` },
    (sheet) => {
      sheet.title(`Mieterspiegel ${title}`)
      sheet.table([
        ['Soll-Nettomiete pro Jahr', writtenMoney(targetRent * 100)],
        ['Wohnungen', apartments === null ? '–' : String(apartments)],
      ])
    },
  )
