// Publishes, ends and resends the advertisements of chosen objects.

import { objectIdsOf } from '#areas/objects/server/public.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import type { Targets } from '#platform/contract/table.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import * as contract from '../contract/adverts.ts'
import { mostAtOnce } from '../contract/adverts.ts'
import { blockingIn } from '../rules/advert-checks.ts'
import { isUnderWay } from '../rules/advert-state.ts'
import { platforms, type Platform } from '../rules/platforms.ts'
import { isConnected } from '../rules/platform-settings.ts'
import { connectedIn, readPlatforms } from './accounts.ts'
import { changeAdvert, lockAdverts, lockOrCreateAdvert, lookAdverts, type AdvertRow } from './advert-row.ts'
import { checklistTold, emptyAdvert } from './advert-view.ts'
import { permission } from './editing.ts'
import { judge } from './judging.ts'
import { endAdvert, obstaclesTo, publishAdvert, queueAt } from './life.ts'
import { readSender, readSources } from './sources.ts'
import { wantHandOver } from './wanting.ts'
import { beginWatching } from './watching.ts'

interface Chosen {
  targets: Targets
  objectKind: ObjectKind
}

async function chosenObjects(ctx: StaffContext, { targets, objectKind }: Chosen): Promise<string[]> {
  const ids = await objectIdsOf(ctx, objectKind, targets)
  if (ids.length > mostAtOnce) throw fieldRefusal('targets', 'marketing_too_many', { most: mostAtOnce })
  return ids
}

async function readWorld(ctx: StaffContext, ids: readonly string[]) {
  const sources = await readSources(ctx, ids)
  const [sender, settings] = [await readSender(ctx), await readPlatforms(ctx)]
  return { sources, sender, settings }
}

export const lookAtAdverts = handler(contract.lookAtAdverts, { permission }, async (ctx, { body }) => {
  const ids = await chosenObjects(ctx, body)
  const { sources, sender, settings } = await readWorld(ctx, ids)
  const connected = connectedIn(settings)
  const rows = await lookAdverts(ctx, ids)
  const objects = []
  for (const [id, source] of sources) {
    const row = rows.get(id)
    const saved = row ?? { ...emptyAdvert(ctx.now), reference: source.object.referenceNumber }
    const chosen = saved.platforms.length > 0 ? saved.platforms : connected
    const results = judge(ctx, { advert: saved, source, sender }, { platforms: chosen, settings })
    const state = row?.state ?? 'draft'
    objects.push({
      id,
      title: source.object.title,
      state,
      stateTitle: ctx.t(`marketing_state_${state}`),
      checklist: checklistTold(ctx, results),
      obstacles: blockingIn(results).map((key) => ctx.t(`marketing_check_${key}`)),
    })
  }
  return {
    advertisementType: isSelling(ctx.workspace.projectType) ? ('sale' as const) : ('rent' as const),
    objects: objects.toSorted((a, b) => a.title.localeCompare(b.title, 'de', { numeric: true })),
    platforms: platforms.map((key) => ({
      key,
      displayName: ctx.t(`marketing_platform_${key}`),
      isConnected: isConnected(settings[key]),
    })),
  }
})

export const publishAdverts = handler(contract.publishAdverts, { permission }, async (ctx, { body }) => {
  const { sources, sender, settings } = await readWorld(ctx, await chosenObjects(ctx, body))
  const connected = connectedIn(settings)
  if (connected.length === 0) throw new AppError('marketing_reason_none_connected')
  const skipped = []
  const wanted: Platform[] = []
  let published = 0
  for (const [id, source] of sources) {
    const row = await withChoices(ctx, await lockOrCreateAdvert(ctx, id), body)
    const obstacles = obstaclesTo(ctx, row, { source, sender, settings })
    if (obstacles.length > 0) {
      skipped.push({ id, title: source.object.title, reasons: obstacles.map((key) => ctx.t(key)) })
      continue
    }
    wanted.push(...(await publishAdvert(ctx, row, source)))
    published += 1
  }
  if (published > 0) await beginWatching(ctx)
  await wantHandOver(ctx, { now: wanted })
  return { published, skipped, notify: published > 0 ? [toldPublished(ctx, published)] : [] }
})

const toldPublished = (ctx: StaffContext, count: number) => ({
  type: 'success' as const,
  title: ctx.t(count === 1 ? 'marketing_published_one' : 'marketing_published', { count }),
})

interface Choices {
  platforms?: AdvertRow['platforms'] | undefined
  availability?: { start: string | null; end: string | null } | undefined
  maxApplications?: number | null | undefined
}

async function withChoices(
  ctx: StaffContext,
  row: AdvertRow,
  { platforms: chosen, availability, maxApplications }: Choices,
): Promise<AdvertRow> {
  const fields = {
    ...(chosen && { platforms: [...new Set(chosen)] }),
    ...(availability && { startsOn: availability.start, endsOn: availability.end }),
    ...(maxApplications !== undefined && { maxApplications }),
  }
  if (Object.keys(fields).length === 0) return row
  await changeAdvert(ctx, row, fields)
  return { ...row, ...fields }
}

export const deactivateAdverts = handler(contract.deactivateAdverts, { permission }, async (ctx, { body }) => {
  const chosen = await lockAdverts(ctx, await chosenObjects(ctx, body))
  const rows = chosen.filter(({ state }) => isUnderWay(state))
  if (rows.length === 0) throw new AppError('marketing_reason_not_under_way')
  const sources = await readSources(
    ctx,
    rows.map(({ objectId }) => objectId),
  )
  const wanted: Platform[] = []
  for (const row of rows) {
    const source = sources.get(row.objectId)
    if (source) wanted.push(...(await endAdvert(ctx, row, { because: 'by_hand', object: source.object })))
  }
  await wantHandOver(ctx, { now: wanted })
  const title = ctx.t(rows.length === 1 ? 'marketing_ended_one' : 'marketing_ended', { count: rows.length })
  return { notify: [{ type: 'success', title }] }
})

export const refreshAdverts = handler(contract.refreshAdverts, { permission }, async (ctx, { body }) => {
  const chosen = await lockAdverts(ctx, await chosenObjects(ctx, body))
  const rows = chosen.filter(({ state }) => state === 'live')
  if (rows.length === 0) throw new AppError('marketing_reason_not_live')
  const wanted: Platform[] = []
  for (const row of rows) wanted.push(...(await queueAt(ctx, row, row.platforms)))
  await wantHandOver(ctx, { now: wanted })
  return { notify: [{ type: 'info', title: ctx.t('marketing_sent_again') }] }
})
