// Entries of bank files (camt.053 and camt.054 of the Swiss Payment Standards), as read from the XML.

import { z } from 'zod'

/** Entries of one upload. */
export const mostEntries = 50_000

export const camtMessages = ['camt.053', 'camt.054'] as const

/** A transaction, or an entry without its transactions. */
export const camtEntry = z.object({
  message: z.enum(camtMessages),
  /** IBAN, or another number of the account. */
  account: z.string(),
  /** QR-IBAN under which the bank collected it; empty for other accounts. */
  collectedFor: z.string(),
  /** The bank's reference of the entry; empty if it has none. */
  entryReference: z.string(),
  /** The bank's reference of the transaction; empty if it has none. */
  transactionReference: z.string(),
  /** False for an entry without its transactions. */
  hasDetails: z.boolean(),
  bookedOn: z.string(),
  /** Hundredths of the currency. */
  amount: z.number(),
  currency: z.string(),
  isCredit: z.boolean(),
  isReversal: z.boolean(),
  isBooked: z.boolean(),
  debtorName: z.string(),
  debtorAccount: z.string(),
  /** QR reference, creditor reference or another structured one, without spaces. */
  reference: z.string(),
  endToEndId: z.string(),
  text: z.string(),
})
export type CamtEntry = z.infer<typeof camtEntry>

export const camtDocument = z.object({
  /** False for a page of a message that continues in another document. */
  isLastPage: z.boolean(),
  entries: z.array(camtEntry),
})
export type CamtDocument = z.infer<typeof camtDocument>

export type CamtProblem =
  | {
      problem:
        | 'not-xml'
        | 'encoding'
        | 'doctype'
        | 'intraday'
        | 'not-camt'
        | 'not-readable-zip'
        | 'empty-zip'
        | 'too-large'
        | 'too-many'
        | 'too-costly'
    }
  /** An entry lacks an element, or the element has no readable value; counted from 1. */
  | { problem: 'entry'; place: number; element: string }
