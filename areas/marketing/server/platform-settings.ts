// Settings page of the accounts at the portals. Secrets are sealed when they are saved and never returned.

import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { contentsOf } from '#areas/files/server/public.ts'
import { readPage, savePage, type SettingPage } from '#areas/project-settings/server/public.ts'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { AccountData, HandOverView, PlatformsData } from '../contract/platform-settings.ts'
import * as contract from '../contract/platform-settings.ts'
import {
  hasUsableHost,
  isConnected,
  leadsElsewhere,
  missingIn,
  type PlatformAccount,
  type PlatformSettings,
} from '../rules/platform-settings.ts'
import { platforms, protocolsOf, type Platform } from '../rules/platforms.ts'
import { atPortal, patienceOfCheck, placeOf, portalOf, readPlatforms, settingKey } from './accounts.ts'
import { advertOnPortal, portalAccount, portalHandOver } from './tables.ts'
import { wantHandOver } from './wanting.ts'

type HandOverRow = typeof portalHandOver.$inferSelect

const byPlatform = <Value>(of: (platform: Platform) => Value): Record<Platform, Value> => ({
  homegate: of('homegate'),
  newhome: of('newhome'),
  immoscout: of('immoscout'),
  icasa: of('icasa'),
  flatfox: of('flatfox'),
})

const shownOf = (settings: PlatformSettings): PlatformsData => byPlatform((platform) => shown(settings[platform]))

function shown({ sealedSecret: _sealed, ...account }: PlatformAccount): AccountData {
  return { ...account, secret: '' }
}

const pageWith = (document: PlatformSettings | null): SettingPage<PlatformsData> => ({
  key: settingKey,
  read: async (ctx) => shownOf(await readPlatforms(ctx)),
  documentOf: async (ctx, data) => {
    if (!document) throw new Error('a page without a document is only read')
    assertUsable(ctx, data, document)
    return document
  },
  words: (ctx, _field, value) => accountWords(ctx, value),
})

/** An account in the history: its state and the place that it leads to. */
function accountWords(ctx: StaffContext, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('isOn' in value)) return undefined
  const said = new Map(Object.entries(value))
  const place = [said.get('protocol'), said.get('host'), said.get('folder'), said.get('agencyId')]
  const parts = [ctx.t(said.get('isOn') === true ? 'marketing_account_on' : 'marketing_account_off'), ...place]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** An account that is off may be incomplete. */
function assertUsable(ctx: StaffContext, data: PlatformsData, document: PlatformSettings): void {
  const fields: Record<string, string> = {}
  for (const platform of platforms) {
    const allowed = protocolsOf(platform, ctx.workspace)
    if (!allowed.includes(data[platform].protocol)) fields[`${platform}.protocol`] = 'general_value_not_valid'
    if (!hasUsableHost(document[platform], ctx.services.config.privateHosts))
      fields[`${platform}.host`] = 'marketing_host_not_safe'
    if (!data[platform].isOn) continue
    for (const field of missingIn(document[platform])) fields[`${platform}.${field}`] = 'general_field_is_required'
  }
  if (Object.keys(fields).length > 0) throw new AppError('general_please_check_fields', { status: 422, fields })
}

export const getMarketingPlatforms = handler(contract.getMarketingPlatforms, { permission: 'admin' }, async (ctx) => {
  const page = await readPage(pageWith(null))(ctx)
  const settings = await readPlatforms(ctx)
  const accounts = await ctx.db.select().from(portalAccount).where(eq(portalAccount.workspaceId, ctx.workspace.id))
  const counts = await countAdverts(ctx)
  const told = []
  for (const key of platforms) {
    const [last] = await newestHandOvers(ctx, { platform: key, most: 1 })
    told.push({
      key,
      displayName: ctx.t(`marketing_platform_${key}`),
      protocols: protocolsOf(key, ctx.workspace).map((value) => ({
        value,
        displayName: ctx.t(`marketing_protocol_${value}`),
      })),
      isConnected: isConnected(settings[key]),
      adverts: counts.get(key) ?? 0,
      lastHandOver: last ? handOverTold(ctx, last) : null,
      nextTryAt: accounts.find(({ platform }) => platform === key)?.nextTryAt?.toISOString() ?? null,
    })
  }
  return { ...page, platforms: told }
})

async function countAdverts(ctx: StaffContext): Promise<Map<Platform, number>> {
  const rows = await ctx.db
    .select({ platform: advertOnPortal.platform, adverts: count() })
    .from(advertOnPortal)
    .where(
      and(
        eq(advertOnPortal.workspaceId, ctx.workspace.id),
        inArray(advertOnPortal.state, ['queued', 'handed_over', 'error']),
      ),
    )
    .groupBy(advertOnPortal.platform)
  return new Map(rows.map(({ platform, adverts }) => [platform, adverts]))
}

export const saveMarketingPlatforms = handler(
  contract.saveMarketingPlatforms,
  { permission: 'admin' },
  async (ctx, { body }) => {
    const before = await readPlatforms(ctx)
    const document = byPlatform((platform) =>
      sealedIn(ctx, platform, { typed: body[platform], before: before[platform] }),
    )
    const saved = await savePage(pageWith(document))(ctx, { body: { ...shownOf(document), version: body.version } })
    const after = await readPlatforms(ctx)
    // A new account gets what is under way; another language or layout changes what the portal gets.
    const changed = platforms.filter(
      (platform) =>
        isConnected(after[platform]) && JSON.stringify(before[platform]) !== JSON.stringify(after[platform]),
    )
    await wantHandOver(ctx, { now: changed })
    return { ...saved, data: shownOf(after) }
  },
)

/** An empty secret keeps the stored one, but only for the same endpoint. */
function sealedIn(
  ctx: StaffContext,
  platform: Platform,
  { typed, before }: { typed: AccountData; before: PlatformAccount },
): PlatformAccount {
  const { secret, ...account } = typed
  if (secret !== '') {
    const sealedSecret = ctx.services.secrets.seal(secret, placeOf(ctx.workspace, platform))
    return { ...account, secretSetAt: ctx.now.toISOString(), sealedSecret }
  }
  // Practice needs no secret, so none is kept for a later endpoint.
  if (account.protocol === 'practice') return { ...account, secretSetAt: '', sealedSecret: '' }
  if (before.sealedSecret !== '' && leadsElsewhere(account, before))
    throw fieldRefusal(`${platform}.secret`, 'marketing_secret_for_new_host')
  return { ...account, secretSetAt: before.secretSetAt, sealedSecret: before.sealedSecret }
}

/** Uses the saved account, even if it is switched off. */
export const checkMarketingPlatform = handler(
  contract.checkMarketingPlatform,
  { permission: 'admin', perMinute: 12 },
  async (ctx, { params: { platform } }) => {
    const account = (await readPlatforms(ctx))[platform]
    if (missingIn(account).length > 0) throw new AppError('marketing_reason_incomplete')
    let hostKey = ''
    const onHostKey = (fingerprint: string) => (hostKey = fingerprint)
    await atPortal(portalOf(ctx, { platform, account, patience: patienceOfCheck, onHostKey }).check())
    const title = ctx.t('marketing_connection_is_good', { platform: ctx.t(`marketing_platform_${platform}`) })
    const { host, port } = account
    const isUnproven = hostKey !== '' && account.hostKey === ''
    return {
      found: isUnproven ? { host, port, hostKey } : null,
      notify: [{ type: 'success', title, ...(isUnproven && { description: ctx.t('marketing_host_key_found') }) }],
    }
  },
)

export const handOverNow = handler(contract.handOverNow, { permission: 'admin' }, async (ctx, { params }) => {
  const { platform } = params
  if (!isConnected((await readPlatforms(ctx))[platform])) throw new AppError('marketing_reason_not_connected')
  await wantHandOver(ctx, { now: [platform] })
  return { notify: [{ type: 'info', title: ctx.t('marketing_sent_again') }] }
})

const newestHandOvers = (ctx: StaffContext, { platform, most }: { platform?: Platform | undefined; most: number }) =>
  ctx.db
    .select()
    .from(portalHandOver)
    .where(
      and(
        eq(portalHandOver.workspaceId, ctx.workspace.id),
        ...(platform ? [eq(portalHandOver.platform, platform)] : []),
      ),
    )
    .orderBy(desc(portalHandOver.beganAt), desc(portalHandOver.id))
    .limit(most)

export const listHandOvers = handler(contract.listHandOvers, { permission: 'admin' }, async (ctx, { query }) => {
  const rows = await newestHandOvers(ctx, { platform: query.platform, most: 50 })
  return { handOvers: rows.map((row) => handOverTold(ctx, row)) }
})

const handOverTold = (ctx: StaffContext, row: HandOverRow): HandOverView => ({
  id: row.id,
  platform: row.platform,
  state: row.state,
  stateTitle: ctx.t(`marketing_hand_over_${row.state}`),
  beganAt: row.beganAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  fileName: row.fileName,
  size: row.size,
  adverts: row.adverts,
  files: row.files,
  skipped: row.skipped.map(({ title, objectId, problems, detail }) => ({
    title,
    href: objectId && `/objects/${objectId}`,
    reasons: [...problems.map((problem) => ctx.t(`marketing_trouble_${problem}`)), ...(detail ? [detail] : [])],
  })),
  problem: row.problem ? ctx.t(`marketing_problem_${row.problem}`) : '',
})

export const getHandOverFile = fileHandler(
  contract.getHandOverFile,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const [row] = await ctx.db
      .select()
      .from(portalHandOver)
      .where(and(eq(portalHandOver.workspaceId, ctx.workspace.id), eq(portalHandOver.id, params.id)))
    if (!row) throw notFound()
    return { name: row.fileName, contentType: row.contentType, content: await contentsOf(ctx, row.storageKey) }
  },
)
