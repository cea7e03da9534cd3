// Mutations of the sale after its reservation, and the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  addMilestone,
  getSaleCompletion,
  handOverKeys,
  notarise,
  setNotaryDate,
  takeDeedBack,
} from '../../contract/completion.ts'
import { staleAfterReservation } from '../reservation/reservation-changes.ts'

export const staleAfterCompletion: Endpoint[] = [getSaleCompletion, ...staleAfterReservation]

const own = { stale: staleAfterCompletion, errors: 'own' } as const

export const useSetNotaryDate = () => useChange(setNotaryDate, own)
export const useNotarise = () => useChange(notarise, own)
export const useAddMilestone = () => useChange(addMilestone, own)
export const useHandOverKeys = () => useChange(handOverKeys, own)
export const useTakeDeedBack = () => useChange(takeDeedBack, own)
