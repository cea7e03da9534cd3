// The home page: open work of the signed-in person, from the counts of the areas.

import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/shell.ts'
import { workOnHome, type Work } from './work.ts'

const nothing: Work = { applications: null, objects: null, tenants: null, endingOffers: null, newest: null }

export const getMyWork = handler(contract.getMyWork, { permission: 'homepage_read' }, async (ctx) => {
  let work = nothing
  for (const count of workOnHome.all()) work = { ...work, ...(await count(ctx)) }
  return work
})
