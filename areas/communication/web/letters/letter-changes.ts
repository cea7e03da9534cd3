// Mutations for letters and print batches, with the queries that each makes stale.

import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { getInbox, getMailboxes } from '../../contract/inbox.ts'
import {
  cancelLetter,
  confirmPrinted,
  discardBatch,
  getLetter,
  getLetters,
  getPrintBatch,
  printLetters,
  readdressLetter,
  sendAsLetter,
  sendLetterByMail,
  type PrintBatch,
} from '../../contract/letters.ts'
import { getFeed } from '../../contract/thread.ts'

const staleAfterLetter: Endpoint[] = [getLetters, getLetter, getInbox, getMailboxes, getFeed]

export const useSendAsLetter = () => useChange(sendAsLetter, { stale: staleAfterLetter })
export const usePrintLetters = () => useChange(printLetters, { stale: [getLetters], errors: 'own' })
export const useConfirmPrinted = () => useChange(confirmPrinted, { stale: [...staleAfterLetter, getPrintBatch] })
export const useDiscardBatch = () => useChange(discardBatch, { stale: [getLetters, getPrintBatch] })
export const useCancelLetter = () => useChange(cancelLetter, { stale: staleAfterLetter, errors: 'own' })
export const useSendLetterByMail = () => useChange(sendLetterByMail, { stale: staleAfterLetter })
export const useReaddressLetter = () => useChange(readdressLetter, { stale: staleAfterLetter, errors: 'own' })

/** Polled every second while the batch is drawn. */
export function useBatch(known: PrintBatch): PrintBatch {
  const { data } = useQuery({
    ...queryOf(getPrintBatch, { params: { batchId: known.id } }),
    enabled: known.state === 'drawing',
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'drawing' ? false : 1000),
  })
  return known.state === 'drawing' && data ? data : known
}
