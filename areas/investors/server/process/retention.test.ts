// Signatures and offers stay for their years and not a day longer; their files go with them.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantProject } from '#areas/projects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { investorNda, investorOffer } from '../process-tables.ts'
import { plantApply, plantInvestor } from '../testing/planting.ts'
import { processScene } from '../testing/process-scene.ts'
import { tidyInvestorPapers } from './retention.ts'

const world = useOwnWorld()
const { office } = processScene(world, plantProject)

/** An investor who signed and offered, each with a file. */
async function papers(offer: 'nbo' | 'bo' = 'nbo') {
  const { home, project } = await office()
  const investorId = await plantInvestor(world, home)
  const state = { state: 'nbo_submitted', hasNda: true, [offer]: 19_000_000 } as const
  await plantApply(world, home, { investorId, project, ...state })
  const [nda, bid] = [await plantFile(home), await plantFile(home)]
  await asSystem(world.services, home, async ({ db }) => {
    await db.update(investorNda).set({ fileId: nda, signedAt: new Date('2020-03-15T11:00:00Z') })
    await db.update(investorOffer).set({ fileId: bid, receivedOn: '2020-03-15' })
  })
  return home
}

async function plantFile(home: Workspace): Promise<string> {
  const id = newId()
  await world.services.files.put(`${home.id}/${id}`, Buffer.from('x'))
  await asSystem(world.services, home, ({ db }) =>
    db.insert(storedFile).values({
      workspaceId: home.id,
      id,
      storageKey: `${home.id}/${id}`,
      name: 'a.pdf',
      contentType: 'application/pdf',
      size: 1,
      sha256: Buffer.alloc(32),
      ownerKind: 'investor_application',
      ownerId: id,
    }),
  )
  return id
}

const leftAfter = async (home: Workspace, day: string) => {
  world.setTime(new Date(`${day}T02:00:00Z`))
  await asSystem(world.services, home, tidyInvestorPapers)
  world.setTime(new Date())
  return asSystem(world.services, home, async ({ db }) => ({
    ndas: await db.$count(investorNda),
    offers: await db.$count(investorOffer),
    files: await db.$count(storedFile, eq(storedFile.workspaceId, home.id)),
  }))
}

describe('the papers of an investor', () => {
  it('are kept ten years, a signature two more, for as long as it binds', async () => {
    const home = await papers()
    expect(await leftAfter(home, '2030-03-15')).toEqual({ ndas: 1, offers: 1, files: 2 })
    expect(await leftAfter(home, '2030-03-16')).toEqual({ ndas: 1, offers: 0, files: 1 })
    expect(await leftAfter(home, '2032-03-15')).toEqual({ ndas: 1, offers: 0, files: 1 })
    expect(await leftAfter(home, '2032-03-16')).toEqual({ ndas: 0, offers: 0, files: 0 })
  })

  it('of other workspaces stay', async () => {
    const [own, other] = [await papers(), await papers('bo')]
    await leftAfter(own, '2032-03-16')
    expect(await leftAfter(other, '2026-01-01')).toEqual({ ndas: 1, offers: 1, files: 2 })
  })
})
