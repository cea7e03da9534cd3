// Letting and advertising reports: what they need, the archive, files and actions (spec 2 §7).

import { z } from 'zod'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, line, option } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { pagination, targets } from '#platform/contract/table.ts'
import {
  longestComment,
  longestTitle,
  mostAdvertised,
  mostFiles,
  mostRecipients,
  recipientKinds,
  reportKinds,
  reportStates,
} from '../rules/report.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })
const comment = z.string().trim().max(longestComment, 'general_text_too_long').default('')

export const recipient = z.object({ kind: z.enum(recipientKinds), id })
export const recipients = z.array(recipient).max(mostRecipients, 'reporting_too_many_recipients')
export type Recipient = z.infer<typeof recipient>

/** Named as in the specification. */
export const lettingOptions = z.object({
  title: line(longestTitle),
  /** Ids of buildings; empty for all. */
  buildings: z.array(id).max(500).default([]),
  /** Id of an owner, to limit the report to the objects of that owner; null for all. */
  owner: id.nullable().default(null),
  'no-inactives': z.boolean().default(false),
  favorits: z.boolean().default(false),
  /** Costs and fees of the whole project; only without buildings and owner, by people who may see the budget. */
  costs: z.boolean().default(false),
  comment,
})
export type LettingOptions = z.infer<typeof lettingOptions>

export const recipientChoice = option.extend({ kind: z.enum(recipientKinds) })

export const reportView = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  kindTitle: z.string(),
  state: z.enum(reportStates),
  stateTitle: z.string(),
  title: z.string(),
  /** In percent. */
  progress: z.number(),
  /** Reason why it could not be made, as text. */
  failure: z.string().nullable(),
  /** Filters in words; null until the report is made. */
  filters: z.string().nullable(),
  dataAt: instant.nullable(),
  pages: z.number().nullable(),
  hasPdf: z.boolean(),
  hasSheet: z.boolean(),
  /** Uploaded files without pages, which are attached to the PDF. */
  attached: z.array(z.string()),
  isScheduled: z.boolean(),
  createdAt: instant,
  /** Null for an owner, and for a report of a schedule. */
  createdBy: z.string().nullable(),
  /** Empty for an owner. */
  recipients: z.array(z.object({ name: z.string(), sentAt: instant.nullable() })),
  can: z.object({ beOpened: verdict, beSent: verdict, beRetried: verdict, beDeleted: verdict }),
})
export type ReportView = z.infer<typeof reportView>

export const getReportNeeds = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/r-reports',
  summary:
    'What a letting report needs: a proposed title, the buildings and owners to choose, and who can receive reports.',
  response: z.object({
    title: z.string(),
    buildings: z.array(option),
    owners: z.array(option),
    recipients: z.array(recipientChoice),
    /** True if the user may see the budget. */
    mayIncludeCosts: z.boolean(),
  }),
})

export const createReport = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/r-reports',
  summary:
    'Orders a letting report over buildings (none: all), without inactive objects and applications or counting favourites only, if so asked. A job makes PDF and spreadsheet.',
  body: lettingOptions.extend({ action: z.literal('create_report', { error: 'general_value_not_valid' }) }),
  response: done.extend({ report: reportView }),
})

export const createAdvertisingReport = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/adv-reports',
  summary: `Orders an advertising report over at most ${mostAdvertised} objects, with the caller's uploads appended to the PDF. A job makes it.`,
  body: z.object({
    targets,
    /** List of the targets. */
    objectKind: z.enum(objectKinds, { error: 'general_value_not_valid' }).default('apartment'),
    /** Ids of unclaimed uploads of the caller. */
    uploadedFiles: z.array(id).max(mostFiles, 'reporting_too_many_files').default([]),
    title: line(longestTitle),
    comment,
  }),
  response: done.extend({ report: reportView }),
})

export const getReports = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/r-reports/archive',
  summary:
    'The reports that were made, newest first, 20 to a page. An owner gets those that were sent to them. Without a page, a report chooses the page that contains it.',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).optional(), report: id.optional() }),
  response: z.object({
    items: z.array(reportView),
    pagination,
    /** False for an owner, who only reads. */
    canCreate: z.boolean(),
  }),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/r-reports/:id',
  summary: 'One report with its progress; asked every second while it is made.',
  params: idParam,
  response: reportView,
})

export const getReportPdf = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/r-reports/:id/pdf',
  summary: 'The report as tagged PDF; 409 while it is made.',
  params: idParam,
  response: z.unknown(),
})

export const getReportSheet = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/r-reports/:id/xlsx',
  summary: 'The numbers of the report as spreadsheet; 409 while it is made.',
  params: idParam,
  response: z.unknown(),
})

export const retryReport = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/r-reports/:id/retry',
  summary: 'Orders a report that failed again, over the data of now.',
  params: idParam,
  response: done.extend({ report: reportView }),
})

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/r-reports/:id/send',
  summary:
    'Sends a mail with a link to the report to each recipient who did not get it yet; the link needs their sign-in.',
  params: idParam,
  body: z.object({ recipients: recipients.min(1, 'reporting_no_recipient') }),
  response: done.extend({ report: reportView }),
})

export const deleteReport = endpoint({
  method: 'DELETE',
  path: '/api/v1/reporting/r-reports/:id',
  summary: 'Deletes a report with its files; those who received it can no longer open it.',
  params: idParam,
  response: done,
})
