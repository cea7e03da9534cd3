// Facts that the area `objects` asks of the applications (`objects/server/claims.ts`).

import { provideObjectClaims } from '#areas/objects/server/public.ts'
import { countReceived, countWishes, holdersOf } from './object-holders.ts'
import { tellWishing } from './still-wishing.ts'
import { holdThoseWishing, removeWishesFor } from './wishing.ts'

export const provideClaims = (): void =>
  provideObjectClaims({
    lockWishing: holdThoseWishing,
    removeWishes: removeWishesFor,
    tellWishing,
    holdersOf,
    countWishes,
    countReceived,
  })
