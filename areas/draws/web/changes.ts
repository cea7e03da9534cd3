// Mutations for draws, with the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  confirmDraw,
  enterDrawValue,
  getDraw,
  getDrawn,
  getDrawReceipt,
  getDrawTimeline,
  publishDraw,
  requestSecondRun,
  revealDraw,
  startSecondRun,
} from '../contract/draw.ts'

const staleAfterChange: Endpoint[] = [getDraw, getDrawn, getDrawReceipt, getDrawTimeline]

export const usePublishDraw = () => useChange(publishDraw, { stale: staleAfterChange, errors: 'own' })
export const useEnterDrawValue = () => useChange(enterDrawValue, { stale: staleAfterChange, errors: 'own' })
export const useRevealDraw = () => useChange(revealDraw, { stale: staleAfterChange })
/** Very long lists take seconds. */
export const useConfirmDraw = () => useChange(confirmDraw, { stale: staleAfterChange, timeout: false })
export const useRequestSecondRun = () => useChange(requestSecondRun, { stale: staleAfterChange, errors: 'own' })
export const useStartSecondRun = (onDone: (answer: { id: string }) => unknown) =>
  useChange(startSecondRun, { stale: staleAfterChange, onDone })
