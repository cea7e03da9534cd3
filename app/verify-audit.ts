// `npm run verify-audit`: verifies the audit chain of every workspace against the last head written outside the
// database, and prints whether each chain is intact.

import { drizzle } from 'drizzle-orm/node-postgres'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import { compareWitness } from '#platform/server/audit/witness.ts'
import type { Services, Workspace } from '#platform/server/context.ts'
import { checkRights } from '#platform/server/db/role-check.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { runCommand } from './command.ts'

/** Prints a line about this workspace; returns whether its chain is intact. */
async function verify(services: Services, place: Workspace): Promise<boolean> {
  const chain = await inWorkspace(services.pool, place.id, (client) => verifyAudit(client, place.id, services.secrets))
  const witness = await asSystem(services, place, compareWitness)
  const { brokenAt, reason } = chain.brokenAt === null ? (witness.fault ?? chain) : chain
  const outcome = brokenAt === null ? 'whole' : `broken at entry ${brokenAt}: ${reason}`
  const notes = [
    witness.day ? `compared with the head of ${witness.day}` : 'no head outside the database yet',
    ...(chain.unproven > 0 ? [`${chain.unproven} entries lost their words before that was recorded`] : []),
  ]
  console.log(`${place.slug}: ${chain.entries} entries, ${outcome} (${notes.join('; ')})`)
  return brokenAt === null
}

await runCommand(async (services) => {
  const places = await drizzle({ client: services.pool }).select().from(workspace)
  const broken: string[] = []
  for (const place of places) if (!(await verify(services, place))) broken.push(place.slug)
  for (const warning of await checkRights(services.pool)) console.log(warning)
  if (broken.length > 0) throw new StartRefusal(`The audit does not hold in ${broken.join(', ')}.`)
})
