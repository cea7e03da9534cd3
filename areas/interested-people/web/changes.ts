// Mutations on interested people, and the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { listInterested } from '../contract/list.ts'
import {
  changePersonStatus,
  createPerson,
  deletePerson,
  getPerson,
  getPersonTimeline,
  sendApplicationForm,
} from '../contract/person.ts'

export const staleAfterChange: Endpoint[] = [getPerson, getPersonTimeline, listInterested]

export const useCreatePerson = (onDone: (answer: { id: string }) => unknown) =>
  useChange(createPerson, { stale: [listInterested], onDone, errors: 'own' })
export const useChangePersonStatus = () => useChange(changePersonStatus, { stale: staleAfterChange })
export const useSendApplicationForm = () => useChange(sendApplicationForm, { stale: staleAfterChange })
export const useChangePersonStatusInForm = () =>
  useChange(changePersonStatus, { stale: staleAfterChange, errors: 'own' })
export const useDeletePerson = (onDone: () => unknown) => useChange(deletePerson, { stale: [listInterested], onDone })
