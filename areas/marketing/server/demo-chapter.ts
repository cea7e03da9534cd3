// Demo story: practice accounts at two portals, and advertisements in each state. The last hand-overs are made as the
// job makes them; nothing leaves the product.

import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { drawFront, findBuilding } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { practicePortal } from '#connectors/portals/practice-portal.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { printPicture } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { Messages } from '../rules/advert-texts.ts'
import type { AdvertState, EndReason } from '../rules/advert-state.ts'
import { platformWords, type Platform } from '../rules/platforms.ts'
import { emptyAccount, platformSettings } from '../rules/platform-settings.ts'
import { settingKey } from './accounts.ts'
import { subjectOf } from './advert-row.ts'
import { beginHandOver } from './hand-over.ts'
import { readLoad } from './load.ts'
import { advertises } from './objects-list.ts'
import { noteOutcome } from './outcome.ts'
import { advert, advertOnPortal, portalAccount } from './tables.ts'
import { beginWatching } from './watching.ts'

const practised: readonly Platform[] = ['homegate', 'flatfox']
const account = { isOn: true, protocol: 'practice' as const, agencyId: 'DEMO' }

type ObjectRow = typeof propertyObject.$inferSelect

interface Told {
  state: AdvertState
  /** Days since it was published. */
  since: number
  startsIn?: number
  endedBecause?: EndReason
  /** Its text was deleted after it was published, so that the portal would drop it. */
  isWordless?: boolean
}

/** For objects that can be had, in this order. */
const ofFree: readonly Told[] = [
  { state: 'live', since: 9 },
  { state: 'live', since: 6 },
  { state: 'live', since: 2, isWordless: true },
  { state: 'scheduled', since: 1, startsIn: 10 },
  { state: 'draft', since: 0 },
]
const ofTaken: readonly Told[] = [
  { state: 'ended', since: 40, endedBecause: 'rented' },
  { state: 'ended', since: 32, endedBecause: 'rented' },
]

export async function tell(ctx: Context, { staff, objects }: DemoStory): Promise<readonly DemoEvent[]> {
  if (!advertises(ctx)) return []
  await plantAccounts(ctx)
  const rows = await ctx.db
    .select()
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        eq(propertyObject.kind, 'apartment'),
        inArray(
          propertyObject.id,
          objects.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(propertyObject.sortKey))
  // From the end, where other chapters and tests need fewer objects as they are.
  const free = rows.toReversed().filter(({ lettingState, isPublished }) => lettingState === 'available' && isPublished)
  const taken = rows.toReversed().filter(({ lettingState }) => lettingState === 'rented' || lettingState === 'sold')
  const events = [...(await plantAdverts(ctx, free, ofFree)), ...(await plantAdverts(ctx, taken, ofTaken))]
  await beginWatching(ctx)
  for (const platform of practised) await handOverOnce(ctx, platform)
  return events.map(({ at, ...event }) => ({ ...event, at, actor: actorOf(staff.marketer) }))
}

async function plantAccounts(ctx: Context): Promise<void> {
  const value = {
    ...platformSettings.parse({}),
    ...Object.fromEntries(practised.map((platform) => [platform, { ...emptyAccount(platform), ...account }])),
  }
  await ctx.db
    .insert(projectSetting)
    .values({ workspaceId: ctx.workspace.id, key: settingKey, value, version: 1, updatedAt: ctx.now })
  await ctx.db
    .insert(portalAccount)
    .values(practised.map((platform) => ({ workspaceId: ctx.workspace.id, platform, changeNumber: 1 })))
}

async function plantAdverts(ctx: Context, objects: readonly ObjectRow[], stories: readonly Told[]) {
  const events = []
  for (const [place, story] of stories.entries()) {
    const object = objects[place]
    if (!object) continue
    await plantAdvert(ctx, object, story)
    if (story.state === 'draft') continue
    const change = { field: 'advert_platforms', old: null, new: platformWords(practised) }
    const event = story.state === 'scheduled' ? 'advert.scheduled' : 'advert.published'
    events.push({ event, at: daysBefore(ctx.now, story.since), subject: subjectOf(object), changes: [change] })
  }
  return events
}

async function plantAdvert(ctx: Context, object: ObjectRow, story: Told): Promise<void> {
  const { state, since, startsIn, endedBecause, isWordless } = story
  const id = newId()
  const at = daysBefore(ctx.now, since)
  const isSold = object.lettingState === 'sold'
  if (isWordless)
    await ctx.db
      .update(propertyObject)
      .set({ tenderNotice: null })
      .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, object.id)))
  await plantPicture(ctx, object)
  await ctx.db.insert(advert).values({
    workspaceId: ctx.workspace.id,
    id,
    objectId: object.id,
    reference: object.referenceNumber,
    state,
    platforms: [...practised],
    messages: isWordless ? {} : ctx.workspace.projectType === 'sale' ? { ...messages, intro: introInSale } : messages,
    startsOn: startsIn === undefined ? null : laterDay(dayOf(ctx.now), startsIn),
    publishedAt: state === 'draft' ? null : at,
    ...(endedBecause && { endedBecause: isSold ? 'sold' : endedBecause, endedAt: daysBefore(ctx.now, since - 20) }),
    createdAt: at,
    updatedAt: at,
  })
  if (state === 'draft' || state === 'scheduled') return
  await ctx.db.insert(advertOnPortal).values(
    practised.map((platform) => ({
      workspaceId: ctx.workspace.id,
      advertId: id,
      platform,
      state: state === 'live' ? ('queued' as const) : ('removed' as const),
      changedAt: endedBecause ? daysBefore(ctx.now, since - 20) : at,
    })),
  )
}

const introInSale = {
  de: 'Zu kaufen auf den [place_move_in_date]: eine Wohnung an guter Lage, hell und ruhig, bereit für den Einzug.',
  fr: 'À acheter pour le [place_move_in_date] : un appartement bien situé, clair et calme, prêt à être habité.',
}

/** Together with the text of the object at least 200 characters. */
const messages: Messages = {
  intro: {
    de: 'Wir suchen auf den [place_move_in_date] neue Bewohnerinnen und Bewohner für diese Wohnung an guter Lage.',
    fr: 'Nous cherchons pour le [place_move_in_date] de nouvelles personnes pour cet appartement bien situé.',
  },
  mobility: {
    de: 'Bus und Bahn sind in wenigen Minuten zu Fuss erreichbar, Läden und Schulen liegen im Quartier.',
    fr: 'Bus et train sont à quelques minutes à pied, commerces et écoles se trouvent dans le quartier.',
  },
  contact: {
    de: 'Besichtigungen vereinbart [place_contact_person] gerne mit Ihnen: [place_contact_phone].',
    fr: '[place_contact_person] convient volontiers d’une visite avec vous : [place_contact_phone].',
  },
}

const frame = { width: 1600, height: 1120 }

/** The drawn front of the building, as a picture of the object. */
async function plantPicture(ctx: Context, { id: objectId, buildingId }: ObjectRow): Promise<void> {
  const front = await drawFront(ctx, await findBuilding(ctx, buildingId), 'light')
  const content = await printPicture(ctx.services, Buffer.from(front), frame)
  if (!content) return
  const id = newId()
  const storageKey = `demo/${id}`
  await ctx.services.files.put(storageKey, content)
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    name: 'Ansicht.jpg',
    contentType: 'image/jpeg',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: 'object',
    ownerId: objectId,
    category: 'image',
    isPublic: true,
    createdAt: ctx.now,
  })
}

async function handOverOnce(ctx: Context, platform: Platform): Promise<void> {
  const full = await readLoad(ctx, { platform, language: 'de' })
  const portal = practicePortal({ senderId: 'Quartier', agencyId: account.agencyId })
  const id = await beginHandOver(ctx, { platform, portal, full })
  const outcome = await portal.handOver(full.load)
  await noteOutcome(ctx, { id, platform, changeNumber: 1, attempts: 0, full }, outcome)
}
