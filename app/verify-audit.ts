// `npm run verify-audit`: walks the audit of every workspace and says whether each chain is whole.

import { drizzle } from 'drizzle-orm/node-postgres'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { runCommand } from './command.ts'

await runCommand(async (house) => {
  const places = await drizzle({ client: house.pool }).select().from(workspace)
  const broken: string[] = []
  for (const { id, slug } of places) {
    const { entries, brokenAt } = await inWorkspace(house.pool, id, (client) => verifyAudit(client, id))
    const verdict = brokenAt === null ? 'whole' : `broken at entry ${brokenAt}`
    console.log(`${slug}: ${entries} entries, ${verdict}`)
    if (brokenAt !== null) broken.push(slug)
  }
  if (broken.length > 0) throw new StartRefusal(`The audit does not hold in ${broken.join(', ')}.`)
})
