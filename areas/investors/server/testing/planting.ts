// Test helper: investors, their contact people and their state in a project, with plausible defaults.

import type { ProjectRow } from '#areas/projects/server/public.ts'
import { externalAccount } from '#areas/external-accounts/server/public.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { ApplyState } from '../../rules/apply-state.ts'
import { investorApplication, investorNda, investorOffer } from '../process-tables.ts'
import { investor, investorContact } from '../tables.ts'

interface World {
  services: Services
}

type Fields = Partial<typeof investor.$inferInsert>

let planted = 100

/** Numbered from 101, so that the numbers do not collide with investors that a test creates. */
export async function plantInvestor({ services }: World, home: Workspace, fields: Fields = {}): Promise<string> {
  const id = newId()
  const now = new Date()
  planted += 1
  const number = planted
  const company = fields.company ?? `Anlage ${number} AG`
  const contactEmail = fields.contactEmail === undefined ? `kontakt${number}@example.ch` : fields.contactEmail
  await asSystem(services, home, async ({ db }) => {
    await db.insert(investor).values({
      workspaceId: home.id,
      id,
      number,
      company,
      investorType: 'fund',
      contactName: 'Anna Muster',
      language: 'de',
      source: 'staff',
      searchText: `${number} ${company} anna muster`.toLowerCase(),
      createdAt: now,
      updatedAt: now,
      ...fields,
      contactEmail,
    })
    await db.insert(investorContact).values({
      workspaceId: home.id,
      id: newId(),
      investorId: id,
      position: 0,
      title: 'ms',
      firstName: 'Anna',
      lastName: 'Muster',
      email: contactEmail,
    })
  })
  return id
}

interface Joined {
  state: ApplyState
  hasNda?: boolean
  /** Francs. */
  nbo?: number
  bo?: number
}

export async function plantApply(
  { services }: World,
  home: Workspace,
  { investorId, project, ...joined }: Joined & { investorId: string; project: Pick<ProjectRow, 'id'> },
): Promise<string> {
  const id = newId()
  const now = new Date()
  const place = { workspaceId: home.id, applicationId: id }
  await asSystem(services, home, async ({ db }) => {
    await db.insert(investorApplication).values({
      workspaceId: home.id,
      id,
      investorId,
      projectId: project.id,
      state: joined.state,
      createdAt: now,
      updatedAt: now,
    })
    if (joined.hasNda) {
      await db.insert(investorNda).values({
        ...place,
        id: newId(),
        version: 1,
        language: 'de',
        textSha256: Buffer.alloc(32),
        method: 'click',
        signedName: 'Anna Muster',
        signedAt: now,
        validYears: 2,
      })
    }
    for (const kind of ['nbo', 'bo'] as const) {
      const amount = joined[kind]
      if (!amount) continue
      await db.insert(investorOffer).values({
        ...place,
        id: newId(),
        kind,
        amount: amount * 100,
        structure: 'asset',
        receivedOn: now.toISOString().slice(0, 10),
        createdAt: now,
      })
    }
  })
  return id
}

/** Gives the first contact person of the investor an account. */
export async function plantAccount(
  { services }: World,
  home: Workspace,
  { investorId, accountId }: { investorId: string; accountId: string },
): Promise<void> {
  await asSystem(services, home, async (ctx) => {
    await ctx.db
      .insert(externalAccount)
      .values({ workspaceId: home.id, id: accountId, userSlug: accountId.slice(0, 12), createdAt: ctx.now })
      .onConflictDoNothing()
    await ctx.client.query(
      'update investor_contact set account_id = $3 where workspace_id = $1 and investor_id = $2 and position = 0',
      [home.id, investorId, accountId],
    )
  })
}
