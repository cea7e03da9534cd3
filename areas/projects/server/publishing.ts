// Publishes projects on their teaser page, and withdraws them.

import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { AppError } from '#platform/server/app-error.ts'
import * as contract from '../contract/project.ts'
import type { Platform } from '../rules/project-choices.ts'
import { projectCan } from '../rules/project-can.ts'
import { assertAnonymous } from './anonymity.ts'
import { lockProject } from './project-row.ts'
import { beginPublication, endPublications } from './publications.ts'
import { factsOf, move } from './status.ts'

export const publishProjects = handler(
  contract.publishProjects,
  { permission: 'object_advertisement' },
  async (ctx, { body }) => {
    // Sorted, so that two requests wait for each other in one order only.
    const ids = [...new Set(body.projects)].toSorted()
    for (const id of ids) {
      if (body.action === 'publish') await publish(ctx, id, body.platforms)
      else await withdraw(ctx, id, body.reason)
    }
    const title = ctx.t(body.action === 'publish' ? 'projects_published' : 'projects_withdrawn')
    return { notify: [{ type: 'success' as const, title }] }
  },
)

async function publish(ctx: StaffContext, id: string, platforms: readonly Platform[]): Promise<void> {
  const row = await lockProject(ctx, id)
  const facts = factsOf(ctx, row)
  const verdict = projectCan.publish(facts)
  if (!verdict.allowed && verdict.reason === 'projects_reason_publish_incomplete') {
    const parts = facts.missing.map((part) => ctx.t(part)).join(', ')
    throw new AppError('projects_publish_lacks', { values: { parts } })
  }
  assertAllowed(verdict)
  await assertAnonymous(ctx, row)
  for (const platform of platforms) await beginPublication(ctx, id, platform)
  await move(ctx, row, { state: 'published', event: 'b2b_project.published', publishedAt: ctx.now, why: {} })
}

async function withdraw(ctx: StaffContext, id: string, reason: string): Promise<void> {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.withdraw(factsOf(ctx, row)))
  await endPublications(ctx, id)
  await move(ctx, row, { state: 'withdrawn', event: 'b2b_project.withdrawn', why: { cause: reason } })
}
