// Mutations of payments, and the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { listBankFiles } from '../contract/bank-files.ts'
import { getEntry, getEntryTimeline, listEntries, settleEntry } from '../contract/entries.ts'
import { getExpected, getExpectedTimeline, listExpected, recordByHand } from '../contract/expected.ts'

export const staleAfterPayment: Endpoint[] = [
  listBankFiles,
  listEntries,
  getEntry,
  getEntryTimeline,
  listExpected,
  getExpected,
  getExpectedTimeline,
]

export const useSettleEntry = () => useChange(settleEntry, { stale: staleAfterPayment })
export const useSettleEntryInForm = () => useChange(settleEntry, { stale: staleAfterPayment, errors: 'own' })
export const useRecordByHand = () => useChange(recordByHand, { stale: staleAfterPayment, errors: 'own' })
