// For tests: an agreement at the signing provider, for which a double stands in, and the jobs that follow it.

import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { adult } from '#areas/applications/server/tables.ts'
import { startPandaDocDouble, type PandaDocDouble } from '#connectors/testing/pandadoc-double.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { followSaleSigning } from '../signing/following.ts'
import { followSaleSigningJob } from '../signing/jobs.ts'
import { reservation } from '../tables.ts'
import { act, start, type Sale } from './plant-sale.ts'

type Access = Pick<PandaDocDouble, 'url' | 'key'>

interface Provider {
  readonly double: PandaDocDouble
  /** Another provider until the end of the test; null for none. */
  use(access: Access | null): void
}

/** Configures the double as signing provider in each test of the file. */
export function useSigningProvider(world: World): Provider {
  let double: PandaDocDouble | undefined
  const use = (access: Access | null) => {
    const pandaDoc = access ? { url: access.url, key: access.key } : undefined
    Object.assign(world.services.config, { pandaDoc })
  }
  const ready = () => {
    if (!double) throw new Error('The provider exists inside tests only.')
    return double
  }
  beforeAll(async () => void (double = await startPandaDocDouble()))
  beforeEach(() => use(ready()))
  afterEach(() => use(null))
  afterAll(() => double?.stop())
  return {
    get double() {
      return ready()
    },
    use,
  }
}

export interface Followed {
  reservationId: string
  documentId: string
}

/** A second buyer of the first application. */
export async function addBuyer(world: World, { home, buyers }: Sale, email: string | null): Promise<void> {
  const [applicationId = ''] = buyers
  const row = { workspaceId: home.id, id: newId(), applicationId, position: 2 }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(adult).values({ ...row, firstName: 'Rita', lastName: 'Roth', email })
  })
}

/** The agreement is uploaded to the provider, which prepares it. */
export async function uploaded(world: World, sale: Sale, applicationId = sale.buyers[0] ?? ''): Promise<Followed> {
  const started = await start(world, sale, applicationId)
  if (started.statusCode !== 200) throw new Error(started.body)
  const sent = await act(world, sale, applicationId, 'reservation/send-to-sign')
  if (sent.statusCode !== 200) throw new Error(sent.body)
  return documentOf(world, sale, applicationId)
}

/** The provider has asked the buyers to sign. */
export async function sentToSign(world: World, sale: Sale, applicationId = sale.buyers[0] ?? ''): Promise<Followed> {
  const document = await uploaded(world, sale, applicationId)
  // The double prepares a document while its state is read once.
  for (let read = 0; read < 2; read++) await follow(world, sale, document)
  return document
}

export const follow = (world: World, { home }: Sale, document: Followed): Promise<void> =>
  asSystem(world.services, home, (ctx) => followSaleSigning(ctx, document))

export async function documentOf(world: World, { home }: Sale, applicationId: string): Promise<Followed> {
  const [row] = await asSystem(world.services, home, ({ db }) =>
    db
      .select()
      .from(reservation)
      .where(and(eq(reservation.workspaceId, home.id), eq(reservation.applicationId, applicationId)))
      .orderBy(desc(reservation.createdAt))
      .limit(1),
  )
  if (!row?.providerDocumentId) throw new Error('no document is at the provider')
  return { reservationId: row.id, documentId: row.providerDocumentId }
}

/** Documents of planned jobs of the workspace, oldest first. */
export async function plannedJobs(
  world: World,
  { home }: Sale,
  name = followSaleSigningJob,
): Promise<{ documentId: string }[]> {
  const { rows } = await world.services.pool.query<{ documentId: string }>(
    `select data -> 'data' ->> 'documentId' as "documentId" from pgboss.job
      where name = $1 and data ->> 'workspaceId' = $2 order by created_on`,
    [name, home.id],
  )
  return rows
}
