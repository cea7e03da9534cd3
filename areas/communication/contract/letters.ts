// Letters: those waiting to be printed, print batches, and the actions on a single letter.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { pagination } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { batchStates, letterLists, letterOrders, mostLettersInBatch } from '../rules/letters.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })
const mailParam = z.object({ mailId: id })
const batchParam = z.object({ batchId: id })

const postal = z.object({
  name: z.string(),
  extra: z.string(),
  street: z.string(),
  postcode: z.string(),
  place: z.string(),
  country: z.string(),
})

const part = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const newPostal = z.object({
  name: line(120),
  extra: part(120).default(''),
  street: line(120),
  postcode: line(12),
  place: line(80),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'general_value_not_valid')
    .default('CH'),
})

export const letterItem = z.object({
  id: z.string(),
  state: z.enum(['to-print', 'printed']),
  name: z.string(),
  /** Post code and town; empty if unknown. */
  place: z.string(),
  postal,
  /** Missing parts of the address, as display text; empty if the address is complete. */
  missing: z.string(),
  subject: z.string(),
  kindTitle: z.string(),
  language: z.enum(languages),
  /** The thread of the letter, and the number of the record it is about. */
  threadId: z.string().nullable(),
  number: z.number().nullable(),
  href: z.string().nullable(),
  /** Since when the letter waits to be printed. */
  writtenAt: z.string(),
  printedAt: z.string().nullable(),
  printedBy: z.string().nullable(),
  /** Current mail address of the record; empty if it has none. */
  mailAddress: z.string(),
  enclosures: z.number(),
  can: z.object({ bePrinted: verdict, beCancelled: verdict, beReaddressed: verdict, beSentByMail: verdict }),
})
export type LetterItem = z.infer<typeof letterItem>

export const printBatch = z.object({
  id: z.string(),
  state: z.enum(batchStates),
  letters: z.number(),
  /** Number of letters already drawn as PDF. */
  drawn: z.number(),
  pages: z.number(),
  isDuplex: z.boolean(),
  isAgain: z.boolean(),
  /** False if the PDF was deleted together with the data of a person whose letter it contained. */
  hasFile: z.boolean(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  printedAt: z.string().nullable(),
  printedBy: z.string().nullable(),
})
export type PrintBatch = z.infer<typeof printBatch>

const chosen = z.object({
  show: z.enum(letterLists).default('waiting'),
  search: z.string().max(200).default(''),
})

export const getLetters = endpoint({
  method: 'GET',
  path: '/api/v1/communication/letters',
  summary:
    'Letters by list (`waiting`, `incomplete` without a whole address, `printed`), 50 to a page, with how many each list holds and the batches of the last days.',
  query: chosen.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({
    items: z.array(letterItem),
    pagination,
    counts: z.object({ waiting: z.number(), incomplete: z.number(), printed: z.number() }),
    batches: z.array(printBatch),
  }),
})

export const getLetter = endpoint({
  method: 'GET',
  path: '/api/v1/communication/letters/:mailId',
  summary: 'One letter: its list line, and where its record says that the person lives.',
  params: mailParam,
  response: z.object({ letter: letterItem, recorded: postal }),
})

export const getLetterPdf = endpoint({
  method: 'GET',
  path: '/api/v1/communication/letters/:mailId/pdf',
  summary: 'A letter as PDF: the very pages that were printed, or how it would be printed now.',
  params: mailParam,
  response: z.unknown(),
})

export const printLetters = endpoint({
  method: 'POST',
  path: '/api/v1/communication/letters/print',
  summary: `Begins a batch of the chosen letters, or of all that match, at most ${mostLettersInBatch}: a job draws them into one PDF. 422 when none of them can be printed.`,
  body: z.object({
    /** If omitted, all letters of the list that match the search. */
    ids: z.array(id).min(1, 'table_nothing_selected').max(mostLettersInBatch).optional(),
    show: z.enum(['waiting', 'printed']).default('waiting'),
    search: z.string().max(200).default(''),
    sortedBy: z.enum(letterOrders).default('postcode'),
    /** Double-sided printing: each letter begins on a new sheet. */
    isDuplex: z.boolean().default(false),
  }),
  response: z.object({ batch: printBatch }),
})

export const getPrintBatch = endpoint({
  method: 'GET',
  path: '/api/v1/communication/letters/batches/:batchId',
  summary: 'How far a batch is; asked every second while it is drawn.',
  params: batchParam,
  response: printBatch,
})

export const getPrintBatchPdf = endpoint({
  method: 'GET',
  path: '/api/v1/communication/letters/batches/:batchId/pdf',
  summary: 'All letters of a batch as one PDF, the same each time; 409 while it is drawn.',
  params: batchParam,
  response: z.unknown(),
})

export const confirmPrinted = endpoint({
  method: 'POST',
  path: '/api/v1/communication/letters/batches/:batchId/printed',
  summary:
    'Says that the letters of a batch are printed; answers how many were marked. The same twice changes nothing.',
  params: batchParam,
  response: done.extend({ batch: printBatch, printed: z.number() }),
})

export const discardBatch = endpoint({
  method: 'POST',
  path: '/api/v1/communication/letters/batches/:batchId/discard',
  summary:
    'Says that a batch will not be printed: its letters wait again. 409 once they are printed; the same twice changes nothing.',
  params: batchParam,
  response: done.extend({ batch: printBatch }),
})

export const cancelLetter = endpoint({
  method: 'POST',
  path: '/api/v1/communication/letters/:mailId/cancel',
  summary: 'Calls back a letter that is not printed yet, with the reason.',
  params: mailParam,
  body: z.object({ reason: line(500) }),
  response: done,
})

export const sendLetterByMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/letters/:mailId/by-mail',
  summary: 'Sends a letter by mail instead, to the address that its record has by now; 409 without one.',
  params: mailParam,
  response: done,
})

export const readdressLetter = endpoint({
  method: 'PUT',
  path: '/api/v1/communication/letters/:mailId/address',
  summary: 'Says where a letter goes; the record stays as it is.',
  params: mailParam,
  body: newPostal,
  response: done.extend({ letter: letterItem }),
})

export const sendAsLetter = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:mailId/as-letter',
  summary: 'Writes a mail that did not arrive once more as a letter, which waits to be printed; answers its id.',
  params: mailParam,
  response: done.extend({ letterId: z.string() }),
})
