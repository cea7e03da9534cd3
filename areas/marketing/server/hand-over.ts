// The job that sends all advertisements of an account to its portal. Reads in one transaction, sends without one, and
// notes the outcome in another. A crash in between repeats it, which is harmless: each hand-over is complete.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { PortalFailed, type Portal } from '#connectors/portals/portal.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { longestHandOver } from '../rules/hand-over.ts'
import { isConnected } from '../rules/platform-settings.ts'
import { platforms, type Platform } from '../rules/platforms.ts'
import { portalOf, readPlatforms } from './accounts.ts'
import { readLoad, type FullLoad } from './load.ts'
import { noteFailure, noteOutcome } from './outcome.ts'
import { portalAccount, portalHandOver } from './tables.ts'
import { leftOut, type UnderWay } from './under-way.ts'
import { handOverJob } from './wanting.ts'

const jobData = z.object({ platform: z.enum(platforms) })

/** Returns nothing to do if an earlier job of this portal has already sent the change. */
export async function handOver(ctx: Context, data: unknown): Promise<(() => Promise<void>) | void> {
  const { platform } = jobData.parse(data)
  const account = await lockAccount(ctx, platform)
  if (!account || account.handedNumber >= account.changeNumber) return
  if (account.busyUntil && account.busyUntil > ctx.now) {
    await ctx.enqueue(handOverJob, { platform }, { startAfter: new Date(ctx.now.getTime() + afterAnother) })
    return
  }
  const settings = (await readPlatforms(ctx))[platform]
  // It goes on when the account is switched on again.
  if (!isConnected(settings)) return
  const full = await readLoad(ctx, { platform, language: settings.language })
  const portal = portalOf(ctx, { platform, account: settings })
  const id = await beginHandOver(ctx, { platform, portal, full })
  await ctx.db
    .update(portalAccount)
    .set({ busyUntil: new Date(ctx.now.getTime() + longestHandOver), nextTryAt: null })
    .where(ofAccount(ctx, platform))
  const work = { id, platform, changeNumber: account.changeNumber, attempts: account.attempts, full }
  return () => send(ctx, portal, work)
}

/** Milliseconds until a job looks again that met another one of the same portal. */
const afterAnother = 20_000

const ofAccount = (ctx: Context, platform: Platform) =>
  and(eq(portalAccount.workspaceId, ctx.workspace.id), eq(portalAccount.platform, platform))

async function lockAccount(ctx: Context, platform: Platform) {
  const [row] = await ctx.db.select().from(portalAccount).where(ofAccount(ctx, platform)).for('update')
  return row
}

interface Beginning {
  platform: Platform
  portal: Portal
  full: FullLoad
}

/** Keeps the file, so that everyone can look at what the portal was given. */
export async function beginHandOver(ctx: Context, { platform, portal, full }: Beginning): Promise<string> {
  const id = newId()
  const document = portal.documentOf(full.load)
  const storageKey = `hand-overs/${ctx.workspace.id}/${id}`
  await ctx.services.files.put(storageKey, document.content)
  await ctx.db
    .update(portalHandOver)
    .set({ state: 'failed', endedAt: ctx.now, problem: 'unreachable' })
    .where(
      and(
        eq(portalHandOver.workspaceId, ctx.workspace.id),
        eq(portalHandOver.platform, platform),
        eq(portalHandOver.state, 'running'),
      ),
    )
  await ctx.db.insert(portalHandOver).values({
    workspaceId: ctx.workspace.id,
    id,
    platform,
    state: 'running',
    beganAt: ctx.now,
    fileName: document.name,
    contentType: document.contentType,
    storageKey,
    size: document.content.length,
    adverts: full.load.adverts.length - document.skipped.length,
    skipped: leftOut(full, document.skipped),
  })
  return id
}

async function send({ services, workspace }: Context, portal: Portal, work: UnderWay): Promise<void> {
  try {
    const outcome = await portal.handOver(work.full.load)
    await asSystem(services, workspace, (ctx) => noteOutcome(ctx, work, outcome))
  } catch (error) {
    if (!(error instanceof PortalFailed)) throw error
    await asSystem(services, workspace, (ctx) => noteFailure(ctx, work, error))
  }
}
