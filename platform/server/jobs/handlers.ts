// Runs each job in its workspace, in one transaction, with "the system" as actor.

import type { AreaJobHandler, ServerArea } from '../area.ts'
import { tellChangeFollowers } from '../audit/change-followers.ts'
import { writeAudit, type AuditEntry } from '../audit/record.ts'
import { witnessAudit, witnessAuditJob } from '../audit/witness.ts'
import type { Actor } from '../actor.ts'
import type { Context, Services, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { makeContext } from '../http/call.ts'
import { sendMailJob } from '../mail/outbox.ts'
import type { Workspaces } from '../session/workspaces.ts'
import type { JobHandler, JobHandlers, Work } from './jobs.ts'

export function handlersOf(services: Services, workspaces: Workspaces, areas: readonly ServerArea[]): JobHandlers {
  const actions: [string, AreaJobHandler][] = areas.flatMap((area) => Object.entries(area.jobs ?? {}))
  return new Map([
    [witnessAuditJob, { run: handlerOf(services, workspaces, witnessAudit), together: 1 }],
    // No transaction here: the mail sender opens its own.
    [sendMailJob, { run: (workspaceId) => services.mail.wake(workspaceId), together: 200 }],
    ...actions.map(([name, action]): [string, Work] => [
      name,
      { run: handlerOf(services, workspaces, action), together: 1 },
    ]),
  ])
}

const handlerOf =
  (services: Services, workspaces: Workspaces, action: AreaJobHandler): JobHandler =>
  async (workspaceId, data) => {
    const workspace = await workspaces.find(workspaceId)
    const afterCommit = await asSystem(services, workspace, (ctx) => action(ctx, data))
    if (afterCommit) await afterCommit()
  }

/** Runs a transaction without a user: for jobs, demo data and command-line tools. */
export function asSystem<Result>(
  services: Services,
  workspace: Workspace,
  action: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return inWorkspace(services.pool, workspace.id, async (client) => {
    const actor: Actor = { kind: 'system', id: null, name: 'Quartier' }
    const entries: AuditEntry[] = []
    const [language = 'de'] = workspace.languages
    const ctx = makeContext(services, {
      workspace,
      language,
      actor,
      client,
      record: (entry) => void entries.push(entry),
    })
    const result = await action(ctx)
    await tellChangeFollowers(ctx, entries)
    const auditWorld = { workspaceId: workspace.id, actor, now: services.clock(), secrets: services.secrets }
    await writeAudit(client, auditWorld, entries)
    return result
  })
}
