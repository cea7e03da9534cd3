// Demo story: practice accounts at two portals, and advertisements in each state. The last hand-overs are made as the
// job makes them; nothing leaves the product.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { practicePortal } from '#connectors/portals/practice-portal.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import type { AdvertState, EndReason } from '../rules/advert-state.ts'
import type { Platform } from '../rules/platforms.ts'
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
  /** Its text is empty, so that the portal would drop it. */
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
  const free = rows.filter(({ lettingState, isPublished }) => lettingState === 'available' && isPublished)
  const taken = rows.filter(({ lettingState }) => lettingState === 'rented' || lettingState === 'sold')
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
    const change = { field: 'platforms', old: null, new: practised.join(', ') }
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
  await ctx.db.insert(advert).values({
    workspaceId: ctx.workspace.id,
    id,
    objectId: object.id,
    reference: object.referenceNumber,
    state,
    platforms: [...practised],
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

async function handOverOnce(ctx: Context, platform: Platform): Promise<void> {
  const full = await readLoad(ctx, { platform, language: 'de' })
  const portal = practicePortal({ senderId: 'Quartier', agencyId: account.agencyId })
  const id = await beginHandOver(ctx, { platform, portal, full })
  const outcome = await portal.handOver(full.load)
  await noteOutcome(ctx, { id, platform, changeNumber: 1, attempts: 0, full }, outcome)
}
