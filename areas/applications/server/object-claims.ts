// Implements the facts that the area `objects` requires from applications (`objects/server/claims.ts`).

import type { ObjectClaims } from '#areas/objects/server/public.ts'
import { openApplicationsSql, receivedSql } from './objects/application-counts.ts'
import { countHanging } from './objects/hanging.ts'
import { countReceived, countWishes, holdersOf } from './object-holders.ts'
import { tellWishing } from './still-wishing.ts'

export const applicationClaims: ObjectClaims = {
  tellWishing,
  holdersOf,
  countHanging,
  countWishes,
  countReceived,
  receivedSql,
  openApplicationsSql,
}
