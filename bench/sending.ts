// Two hundred households send their form at the same moment: none lost, none stored twice, and the wait of each;
// compared with a bare server that stores a household of the same size in the fewest statements, with a shared
// running number too.

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { ensureDefaultForm } from '#areas/forms/server/public.ts'
import { applicationDraft } from '#areas/application-form/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { eq } from 'drizzle-orm'
import { seedSize, type Ground } from './ground.ts'
import { run, type Running } from './servers.ts'

export interface SendingTimes {
  sent: number
  /** Number of stored applications, and of distinct reference numbers. */
  stored: number
  numbers: number
  /** Milliseconds from Send to the response, 95th percentile. */
  p95: number
  slowest: number
  bareP95: number
}

export const senders = 200
/** Number of households sent earlier, so that neither server is measured right after its start. */
const early = 20
/** Milliseconds; people notice a longer wait. */
export const longestSending = 1000

export async function measureSending(ground: Ground): Promise<SendingTimes> {
  const home = await seedSize(ground.services, 1000)
  const drafts = await prepareDrafts(ground, home)
  const keys = drafts.slice(early)
  const ours = await run('our-server.ts', { DATABASE_URL: ground.url, TRUST_PROXY: 'true' })
  const bare = await run('bare-sending.ts', { BARE_DATABASE_URL: ground.superuserUrl })
  try {
    for (const [index, key] of drafts.slice(0, early).entries()) {
      await sendBare(bare, key)
      await send(ours, home, { ...key, place: senders + index })
    }
    const before = await numbersIn(ground, home)
    const bareTimes = await sendAll(keys, (key) => sendBare(bare, key))
    const times = await sendAll(keys, (key, place) => send(ours, home, { ...key, place }))
    // Everybody sends a second time, as unsure people do.
    await sendAll(keys, (key, place) => send(ours, home, { ...key, place }))
    const after = (await numbersIn(ground, home)).filter((number) => !before.includes(number))
    return {
      sent: keys.length,
      stored: after.length,
      numbers: new Set(after).size,
      p95: at95(times),
      slowest: Math.max(...times),
      bareP95: at95(bareTimes),
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

export interface Key {
  slug: string
  token: string
}

/** Forms filled in an hour ago, complete but not yet sent. */
export async function prepareDrafts(
  { services }: Pick<Ground, 'services'>,
  home: Workspace,
  count = senders + early,
): Promise<Key[]> {
  return asSystem(services, home, async (ctx) => {
    const [flat] = await ctx.db.select().from(propertyObject).where(eq(propertyObject.workspaceId, home.id)).limit(1)
    if (!flat) throw new Error('the workspace has no flat')
    const free = { progressState: 'available', isPublished: true, maxApplications: null } as const
    const open = { minOccupancy: null, maxOccupancy: null, minAdults: null, maxAdults: null, minChildren: null }
    await ctx.db
      .update(propertyObject)
      .set({ ...free, ...open, maxChildren: null })
      .where(eq(propertyObject.id, flat.id))
    const form = await ensureDefaultForm(ctx)
    const createdAt = new Date(ctx.now.getTime() - 60 * 60 * 1000)
    const keys = Array.from({ length: count }, () => ({ slug: newSlug(), token: newToken() }))
    const drafts = keys.map(({ slug, token }, index) => ({
      workspaceId: home.id,
      id: newId(),
      slug,
      tokenHash: hashOf(token),
      formId: form.id,
      language: 'de' as const,
      objectIds: [flat.id],
      answers: { ...exampleHouseholdAnswers, priorities: [flat.id] },
      people: { adults: [personOf(index)], children: [] },
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(ctx.now.getTime() + 24 * 60 * 60 * 1000),
    }))
    await ctx.db.insert(applicationDraft).values(drafts)
    return keys
  })
}

function personOf(place: number) {
  const email = `send.${place}@post.example`
  return {
    key: newId(),
    version: 1,
    answers: { ...exampleAdultAnswers, name: `Sender ${'abcdefghij'[place % 10]}`, email, email_confirm: email },
  }
}

/** Sends all at once; returns the milliseconds of each. */
const sendAll = (keys: readonly Key[], post: (key: Key, place: number) => Promise<void>): Promise<number[]> =>
  Promise.all(
    keys.map(async (key, index) => {
      const begun = performance.now()
      await post(key, index)
      return performance.now() - begun
    }),
  )

const answer = z.object({ number: z.number(), isHeld: z.literal(false) })

async function send(server: Running, home: Workspace, { slug, token, place }: Key & { place: number }): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v2/applications/${slug}/${token}/submit`, {
    method: 'POST',
    // A different client address for each, as set by the proxy.
    headers: {
      'tenant-name': home.slug,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${place >> 8}.${place & 255}`,
    },
    body: '{}',
  })
  const said = await response.text()
  // Retries like the form does when the server is busy.
  if (response.status === 503) {
    await pause(1000)
    return send(server, home, { slug, token, place })
  }
  if (!response.ok) throw new Error(`${response.status}: ${said}`)
  answer.parse(JSON.parse(said))
}

async function sendBare({ port }: Running, { slug }: Key): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: JSON.stringify({ slug, ...exampleHouseholdAnswers, adult: exampleAdultAnswers }),
  })
  if (!response.ok) throw new Error(await response.text())
}

const numbersIn = ({ services }: Ground, home: Workspace): Promise<number[]> =>
  inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query<{ number: string }>('select number from application where workspace_id = $1', [
      home.id,
    ])
    return rows.map(({ number }) => Number(number))
  })

const at95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
