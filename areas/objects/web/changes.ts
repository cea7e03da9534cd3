// Mutations on an object, each with the queries it makes stale.

import { getBuildingPlan } from '#areas/buildings/contract/plan.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { getObjectEdit } from '../contract/edit.ts'
import { objectLists } from '../contract/lists.ts'
import { saveOwnFact } from '../contract/own-facts.ts'
import { deleteObject } from '../contract/removal.ts'
import { noteAsSold, takeSaleBack } from '../contract/sale.ts'
import { changeObjectStatus, getObject, getObjectTimeline } from '../contract/object.ts'

export const staleAfterChange: Endpoint[] = [
  getObject,
  getObjectEdit,
  getObjectTimeline,
  getBuildingPlan,
  ...Object.values(objectLists).map(({ list }) => list),
]

export const useSaveOwnFact = (how: { errors?: 'own' } = {}) =>
  useChange(saveOwnFact, { stale: staleAfterChange, ...how })
export const useNoteAsSold = () => useChange(noteAsSold, { stale: staleAfterChange, errors: 'own' })
export const useTakeSaleBack = () => useChange(takeSaleBack, { stale: staleAfterChange, errors: 'own' })
export const useChangeObjectStatus = () => useChange(changeObjectStatus, { stale: staleAfterChange })
/** Refetches only the lists, because the object no longer exists. */
export const useDeleteObject = (onDone: () => unknown) =>
  useChange(deleteObject, { stale: Object.values(objectLists).map(({ list }) => list), onDone })
