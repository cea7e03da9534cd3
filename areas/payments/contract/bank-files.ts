// Upload of bank files and what became of their entries.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { ignoredReasons } from '../rules/file-outcome.ts'

/** Media types as browsers send them; extensions for browsers that send none. */
export const bankFileTypes = ['text/xml', 'application/xml', 'application/zip', '.xml', '.zip']

export const bankFileView = z.object({
  id,
  number: z.number(),
  name: z.string(),
  uploadedBy: z.string(),
  uploadedAt: instant,
  /** Number of entries by what became of them. */
  outcome: z.object({
    matched: z.number(),
    proposed: z.number(),
    waiting: z.number(),
    reversed: z.number(),
    known: z.number(),
    ignored: z.array(z.object({ reason: z.enum(ignoredReasons), count: z.number() })),
  }),
  /** The file is a page of a message whose last page was not in it. */
  continues: z.boolean(),
})
export type BankFileView = z.infer<typeof bankFileView>

export const uploadBankFile = endpoint({
  method: 'POST',
  path: '/api/v1/payments/files/upload',
  summary:
    'Reads camt.053 and camt.054 files, as XML or zip, and books their entries; `key` of each uploaded file is the id of its result.',
  response: uploadAnswer,
})

export const getBankFile = endpoint({
  method: 'GET',
  path: '/api/v1/payments/files/:id',
  summary: 'What became of the entries of a bank file.',
  params: idParam,
  response: bankFileView,
})

export const listBankFiles = endpoint({
  method: 'GET',
  path: '/api/v1/payments/files',
  summary: 'The last 20 bank files, newest first.',
  response: z.object({ files: z.array(bankFileView) }),
})
