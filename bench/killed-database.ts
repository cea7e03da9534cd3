// Kills the embedded database under load repeatedly: the product must keep running, return 503 meanwhile, and store
// everything it acknowledged exactly once.

import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withClient } from '#platform/server/db/embedded-database.ts'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import { joinEmbedded } from '#platform/server/db/embedded.ts'
import { openGround, seedSize, signIn } from './ground.ts'
import { prepareDrafts, type Key } from './sending.ts'

export interface DatabaseKillFigures {
  kills: number
  /** Number of comments acknowledged by the product. */
  comments: number
  applications: number
  /** Acknowledged, but not in the database. */
  missing: number
  /** Present more than once in the database. */
  repeated: number
  /** Responses 503 with Retry-After. */
  unavailable: number
  /** All other failures, each kind listed once. */
  unexpected: string[]
  /** Milliseconds from a kill until `/ready` returns 200 again. */
  slowestRecovery: number
  audit: string
  /** Exit code of the product, which is stopped at the end; if it died before, it has another code. */
  exitCode: number | null
}

const root = join(import.meta.dirname, '..')
const commenters = 6

export async function killDatabase({ kills }: { kills: number }): Promise<DatabaseKillFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-killed-'))
  const environment = environmentOf(folder, await freePort())
  try {
    const stage = await prepare(folder, kills)
    const product = spawn(process.execPath, ['app/server.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const at = `http://127.0.0.1:${environment.PORT}`
    await untilReady(at, product)
    const load = startLoad(at, stage)
    let slowestRecovery = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(500 + Math.random() * 1500)
      const killedAt = performance.now()
      process.kill(postmasterIn(folder), 'SIGKILL')
      await untilRed(at)
      await untilReady(at, product)
      slowestRecovery = Math.max(slowestRecovery, performance.now() - killedAt)
    }
    const tally = await load.stop()
    const { comments, applications, unavailable, unexpected } = tally
    const { missing, repeated } = await compare(folder, tally)
    const { stdout } = await promisify(execFile)(process.execPath, ['app/verify-audit.ts'], {
      cwd: root,
      env: environment,
    })
    if (product.exitCode === null) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    return {
      kills,
      comments: comments.length,
      applications: applications.length,
      missing,
      repeated,
      unavailable,
      unexpected: [...unexpected],
      slowestRecovery,
      audit: stdout.trim(),
      exitCode: product.exitCode,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const environmentOf = (folder: string, port: number) => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // Rate limits are off, because one machine sends as many requests as many people would.
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  QUARTIER_DATA: folder,
  PORT: String(port),
})

interface Stage {
  slug: string
  token: string
  applicationId: string
  drafts: Key[]
}

async function prepare(folder: string, kills: number): Promise<Stage> {
  const ground = await openGround(folder)
  try {
    const home = await seedSize(ground.services, 20)
    const drafts = await prepareDrafts(ground, home, 20 * kills)
    const token = await signIn(ground.services, home)
    const { rows } = await withClient(ground.superuserUrl, (client) =>
      client.query<{ id: string }>('select id from application where workspace_id = $1 limit 1', [home.id]),
    )
    return { slug: home.slug, token, applicationId: rows[0]?.id ?? '', drafts }
  } finally {
    await ground.leave()
  }
}

const postmasterIn = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function untilReady(at: string, product: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isReady(at))) {
    if (product.exitCode !== null || product.signalCode) throw new Error(`the product died (${product.exitCode})`)
    if (Date.now() > deadline) throw new Error('the product is not ready')
    await pause(20)
  }
}

/**
 * The product notices a kill at once, but the recovery may be quicker than this polling; so it gives up after 2
 * seconds.
 */
async function untilRed(at: string): Promise<void> {
  const deadline = Date.now() + 2000
  while ((await isReady(at)) && Date.now() < deadline) await pause(5)
}

const isReady = (at: string): Promise<boolean> =>
  fetch(`${at}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )

interface Tally {
  comments: string[]
  applications: number[]
  unavailable: number
  unexpected: Set<string>
}

function startLoad(at: string, { slug, token, applicationId, drafts }: Stage): { stop(): Promise<Tally> } {
  const tally: Tally = { comments: [], applications: [], unavailable: 0, unexpected: new Set() }
  let isOver = false

  /** Returns the body of a successful response; null if the request must be repeated. */
  const post = async (path: string, body: object, headers: Record<string, string>): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'tenant-name': slug, 'content-type': 'application/json', ...headers } }
    try {
      const response = await fetch(`${at}${path}`, { ...init, body: JSON.stringify(body) })
      const said = await response.text()
      if (response.ok) return JSON.parse(said)
      if (response.status === 503 && response.headers.has('retry-after')) tally.unavailable += 1
      else tally.unexpected.add(`${response.status} ${said.slice(0, 200)}`)
    } catch (error) {
      tally.unexpected.add(String(error))
    }
    await pause(50)
    return null
  }

  const comment = async (commenter: number) => {
    const headers = { authorization: `Bearer ${token}` }
    for (let index = 0; !isOver; index += 1) {
      const text = `Bemerkung ${commenter}-${index}`
      const answer = await post(
        `/api/v1/applications/${applicationId}/evaluation/comments`,
        { text, mentions: [] },
        headers,
      )
      if (answer) tally.comments.push(text)
    }
  }

  const send = async () => {
    for (const { slug: draft, token: key } of drafts) {
      let answer: unknown = null
      while (!isOver && !answer) answer = await post(`/api/v2/applications/${draft}/${key}/submit`, {}, {})
      if (answer && typeof answer === 'object' && 'number' in answer) tally.applications.push(Number(answer.number))
      await pause(20)
    }
  }

  const everyone = Promise.all([...Array.from({ length: commenters }, (_, index) => comment(index)), send()])
  return {
    async stop() {
      isOver = true
      await everyone
      return tally
    },
  }
}

/** Connects as the superuser, because row security does not apply to it. */
async function compare(
  folder: string,
  { comments, applications }: Tally,
): Promise<{ missing: number; repeated: number }> {
  const { superuserUrl } = await joinEmbedded(folder)
  return withClient(superuserUrl, async (client) => {
    const stored = await client.query<{ name: string; times: number }>(
      `select text as name, count(*)::int as times from evaluation_comment group by 1
        union all select 'application ' || number, count(*)::int from application group by 1`,
    )
    const timesByName = new Map(stored.rows.map(({ name, times }) => [name, times]))
    const acknowledged = [...comments, ...applications.map((number) => `application ${number}`)]
    return {
      missing: acknowledged.filter((name) => !timesByName.has(name)).length,
      repeated:
        [...timesByName.values()].filter((times) => times > 1).length +
        acknowledged.length -
        new Set(acknowledged).size,
    }
  })
}
