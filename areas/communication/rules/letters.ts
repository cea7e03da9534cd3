// Letters waiting to be printed: allowed actions, and reasons for refusal. Used by server and web.

import type { MailState } from '#platform/rules/mail-states.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

/** Lists of the letters box: ready to print, address incomplete, printed. */
export const letterLists = ['waiting', 'incomplete', 'printed'] as const
export type LetterList = (typeof letterLists)[number]

export const letterOrders = ['postcode', 'number'] as const
export type LetterOrder = (typeof letterOrders)[number]

/** Maximum number of letters in one print file. */
export const mostLettersInBatch = 1000
export const lettersPerPage = 50
/** Number of days for which printed batches are shown above the list. */
export const batchDays = 14

export const batchStates = ['drawing', 'ready', 'printed', 'discarded'] as const
export type BatchState = (typeof batchStates)[number]

/** States in which the batch reserves its letters: they are not offered for printing again. */
export const openBatchStates: readonly BatchState[] = ['drawing', 'ready']

interface Letter {
  state: MailState
  isPrintable: boolean
}

export const letterCan = {
  bePrinted: ({ state, isPrintable }: Letter): Verdict => {
    if (state !== 'to-print' && state !== 'printed') return no('communication_reason_no_letter')
    return isPrintable ? yes : no('communication_reason_address_incomplete')
  },

  beCancelled: ({ state }: Letter): Verdict => (state === 'to-print' ? yes : no('communication_reason_is_printed')),

  /** Allowed until the letter is printed. */
  beReaddressed: ({ state }: Letter): Verdict => (state === 'to-print' ? yes : no('communication_reason_is_printed')),

  beSentByMail: ({ state }: Letter, address: string): Verdict => {
    if (state !== 'to-print') return no('communication_reason_is_printed')
    return address ? yes : no('communication_reason_no_address')
  },
}

/** Only an outgoing mail that failed or bounced can be sent as a letter. */
export const canGoOnPaper = ({ state, direction }: { state: MailState; direction: 'in' | 'out' }): Verdict =>
  direction === 'out' && (state === 'bounced' || state === 'failed') ? yes : no('communication_reason_not_failed')
