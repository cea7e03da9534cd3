// The home page: open work of the signed-in person, from the lines and counts of the areas.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { homeLines, homeTopics, type HomeLine } from '#platform/server/home-lines.ts'
import * as contract from '../contract/shell.ts'
import { workOnHome, type Work } from './work.ts'

const nothing: Work = { applications: null, objects: null, tenants: null, endingOffers: null }

export const getMyWork = handler(contract.getMyWork, { permission: 'homepage_read' }, async (ctx) => {
  let work = nothing
  for (const count of workOnHome.all()) work = { ...work, ...(await count(ctx)) }
  return { ...work, today: await openWork(ctx) }
})

async function openWork(ctx: StaffContext): Promise<ResponseOf<typeof contract.getMyWork>['today']> {
  const lines = homeLines
    .all()
    .filter((line) => ctx.can(line.permission) && (line.isFor?.(ctx) ?? true))
    .toSorted((a, b) => topicOf(a) - topicOf(b) || a.order - b.order)
  const found = await Promise.all(lines.map((line) => line.find(ctx)))
  return lines.flatMap(({ key, topic, icon, of, action }, at) => {
    const work = found[at]
    if (!work || work.count === 0) return []
    return {
      ...work,
      key,
      topic,
      icon,
      of: of ? ctx.t(of) : null,
      action: action ? { text: ctx.t(action.text), path: action.path } : null,
    }
  })
}

const topicOf = ({ topic }: HomeLine): number => homeTopics.indexOf(topic)
