// Imports objects from a spreadsheet (spec 2 §7 Objects): upload, column mapping, check, import, undo. Nothing is
// written before `applyImport`.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { importKeys } from '../rules/import/import-fields.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'

/** Limits per file. */
export const maxImportRows = 20_000
export const maxImportColumns = 200

/** Media types as browsers send them; extensions for browsers that send none. */
export const importMediaTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
  'application/vnd.ms-excel',
  '.xlsx',
  '.csv',
]

const importKey = z.enum(importKeys, { error: 'general_value_not_valid' })
const kind = z.enum(objectKinds, { error: 'general_value_not_valid' })
/** Row number as in the spreadsheet, from 1. */
const rowNumber = z.int({ error: 'general_value_not_valid' }).min(1).max(1_048_576)

const counts = z.object({ created: z.number(), changed: z.number(), unchanged: z.number(), rejected: z.number() })

const pastImport = z.object({
  id,
  fileName: z.string(),
  /** Requires authorization to download. */
  fileUrl: z.string(),
  state: z.enum(['done', 'undone']),
  by: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
  counts,
  /** Objects and buildings that could not be undone, with the translated reason; a building has no number. */
  kept: z.array(
    z.object({ id, title: z.string(), referenceNumber: z.string(), reason: z.string(), isBuilding: z.boolean() }),
  ),
})
export type PastImport = z.infer<typeof pastImport>

export const getBulkImport = endpoint({
  method: 'GET',
  path: '/api/v1/objects/bulk-import',
  summary:
    'What columns of a spreadsheet may mean, the meanings remembered per set of headings, and the last 20 imports, newest first.',
  response: z.object({
    fields: z.array(z.object({ key: importKey, displayName: z.string(), group: z.enum(['object', 'building']) })),
    kinds: z.array(z.object({ value: kind, displayName: z.string() })),
    remembered: z.array(z.object({ headings: z.array(z.string()), usedAt: instant })),
    imports: z.array(pastImport),
  }),
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/v1/objects/bulk-import/upload',
  summary:
    'Takes an .xlsx or .csv file (UTF-8, UTF-16 or Windows-1252, any usual separator) to import from; the id of the file is that of the import.',
  response: uploadAnswer,
})

export const previewImport = endpoint({
  method: 'GET',
  path: '/api/v1/objects/bulk-import/:id/preview',
  summary:
    'The sheets of an uploaded file, the first rows of one, and what its columns seem to mean. Without sheet and headerRow they are proposed.',
  params: idParam,
  query: z.object({
    sheet: z.string().max(200).optional(),
    headerRow: z.coerce.number().pipe(rowNumber).optional(),
  }),
  response: z.object({
    id,
    fileName: z.string(),
    sheets: z.array(z.object({ name: z.string(), rows: z.number(), isHidden: z.boolean() })),
    sheet: z.string(),
    headerRow: rowNumber,
    /** Number of rows below the header. */
    rows: z.number(),
    /** Number of hidden or filtered rows below the header; they are imported like the others. */
    hiddenRows: z.number(),
    firstRows: z.array(z.object({ number: rowNumber, cells: z.array(z.string()) })),
    columns: z.array(
      z.object({
        heading: z.string(),
        examples: z.array(z.string()),
        proposed: importKey.nullable(),
        /** False if the proposal is a guess that a person should look at. */
        isSure: z.boolean(),
        /** Translated reason why the column cannot be imported; null if unknown. */
        leftOut: z.string().nullable(),
        /** Share of sampled values that are numbers of existing objects, from 0 to 1. */
        knownNumbers: z.number(),
      }),
    ),
    /** True if the same set of headings was imported before; its mapping is proposed again. */
    wasRemembered: z.boolean(),
    /** Proposed kind of objects whose row does not name it. */
    kind: kind.nullable(),
    isKindSure: z.boolean(),
  }),
})

const reading = z.object({
  sheet: z.string({ error: 'general_field_is_required' }).max(200),
  headerRow: rowNumber,
  /**
   * One entry per column, null for ignored columns. Each field occurs at most once; the reference number is required.
   */
  mapping: z
    .array(importKey.nullable())
    .max(maxImportColumns)
    .refine((keys) => keys.includes('reference_number'), 'objects_import_needs_number')
    .refine((keys) => {
      const meant = keys.filter((key) => key !== null)
      return new Set(meant).size === meant.length
    }, 'objects_import_field_twice'),
  /** Default for rows without a kind; null if each row must contain it. */
  kind: kind.nullable(),
})
export type ImportReading = z.infer<typeof reading>

const problem = z.object({
  /** Column index from 0; null for a problem of the row. */
  column: z.number().nullable(),
  message: z.string(),
})

const checkedRow = z.object({
  number: rowNumber,
  referenceNumber: z.string(),
  title: z.string(),
  building: z.string(),
  outcome: z.enum(['created', 'changed', 'rejected']),
  problems: z.array(problem),
  /** Notes that do not prevent the import. */
  notes: z.array(problem),
  /** Changes to the object, and those changes to its building that no earlier row makes. */
  changes: z.array(z.object({ label: z.string(), old: z.string(), new: z.string() })),
})
export type CheckedRow = z.infer<typeof checkedRow>

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/v1/objects/bulk-import/:id/check',
  summary:
    'What an import would do, row by row, by the rules of the forms; writes nothing. Of each outcome at most 100 rows are told.',
  params: idParam,
  body: reading,
  response: z.object({
    counts,
    newBuildings: z.array(z.object({ title: z.string(), address: z.string() })),
    /** Existing buildings whose stored data differs from the rows. */
    changedBuildings: z.array(z.object({ title: z.string(), address: z.string() })),
    rows: z.array(checkedRow),
  }),
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/v1/objects/bulk-import/:id/apply',
  summary:
    'Writes the good rows and keeps the others with their reasons; 409 when it was done before or no longer does what was seen.',
  params: idParam,
  body: reading.extend({ seen: counts }),
  response: z.object({ import: pastImport, notify: z.array(notice).optional() }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/v1/objects/bulk-import/:id/undo',
  summary:
    'Takes an import back: objects it created are deleted unless something hangs on them, values it changed on objects and buildings return unless somebody changed them since; `kept` names the rest.',
  params: idParam,
  response: z.object({
    import: pastImport,
    deleted: z.number(),
    restored: z.number(),
    notify: z.array(notice).optional(),
  }),
})

export const getRejectedRows = endpoint({
  method: 'GET',
  path: '/api/v1/objects/bulk-import/:id/rejected-rows',
  summary: 'The rows of an import that did not go in, as .xlsx with the reasons in an added column.',
  params: idParam,
  response: z.unknown(),
})

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/objects/bulk-import/template',
  summary: 'An empty .xlsx with the headings in the language of the call, those of one kind of object if it is named.',
  query: z.object({ kind: kind.optional() }),
  response: z.unknown(),
})
