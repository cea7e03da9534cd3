// Server-driven tables in the API, with the field names of the specification (spec 1 §3).

import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { option } from './fields.ts'
import { notice } from './notify.ts'
import { sideEffects } from './side-effects.ts'

export const pageSizes = [50, 20, 10, 5] as const
export const defaultPageSize = 10
/** Counts are exact up to this number; above it the interface shows "10'000+". */
export const countCap = 10_000

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

export const tableQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  rowsPerPage: z.coerce
    .number()
    .int()
    .refine((size) => pageSizes.some((one) => one === size), 'table_page_size_not_valid')
    .default(defaultPageSize),
  search: z.string().max(200).default(''),
  /** Column key, with a leading minus for descending order; empty for the table's default order. */
  sort: z.string().max(100).default(''),
  /** Value of the active state filter; empty selects the first one. */
  state: z.string().max(100).default(''),
  /** JSON: filter key → chosen values, `{min,max}` of a slider, `{from,to}` of a date range, or true for a toggle. */
  filters: z.string().max(20_000).default(''),
  /** Restricts the rows to one group: key of the grouping, a colon, and the id of the group. */
  group: z.string().max(200).optional(),
  tableDataOnly: flag.default(false),
  refreshStateFilters: flag.default(false),
  /** Returns rows with id, number, name and state only. */
  minimalData: flag.default(false),
  countOnly: flag.default(false),
  refreshItemId: z.uuid().optional(),
  /** Returns the exact number of matches instead of the capped one. */
  exactCount: flag.default(false),
})
export type TableQuery = z.infer<typeof tableQuery>

export const filterValue = z.union([
  z.array(z.string().max(200)).max(500),
  z.object({ min: z.number().optional(), max: z.number().optional() }).strict(),
  z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }).strict(),
  z.boolean(),
])
export const filterValues = z.record(z.string(), filterValue)
export type FilterValues = z.infer<typeof filterValues>

/** Kinds of cells. Each names a renderer of the table component. */
export const cellKinds = [
  'text',
  'number',
  'money',
  'date',
  'datetime',
  'state',
  'grade',
  'boolean',
  'star',
  'people',
  'links',
  'documents',
  'references',
  'contact',
  'detail',
] as const

export const column = z.object({
  key: z.string(),
  title: z.string(),
  cell: z.enum(cellKinds),
  icon: z.string().optional(),
  showIconOnly: z.boolean().optional(),
  orderable: z.boolean(),
  favoritable: z.boolean().optional(),
  /** The column stays visible while the rest scrolls horizontally. */
  fixed: z.boolean().optional(),
  textAlign: z.enum(['left', 'center', 'right']),
  tooltip: z.string().optional(),
  /** Shown unless a column setting says otherwise. */
  visible: z.boolean(),
  buttons: z.array(z.string()).optional(),
  /** Shown on the card of a row on a phone. */
  onCard: z.boolean().optional(),
})
export type Column = z.infer<typeof column>

export const availability = z.object({ value: z.boolean(), unavailable_tooltip: z.string().optional() })
export type Availability = z.infer<typeof availability>

/** A link inside a cell: its target, or the side panel that it opens. */
export const linkItem = z.object({
  value: z.string(),
  href: z.string().optional(),
  panel: z.object({ key: z.string(), id: z.string() }).optional(),
  tooltip: z.string().optional(),
})
export type LinkItem = z.infer<typeof linkItem>

/** A row: the fixed names below, availability flags that begin with an underscore, and one value per column key (`table-cells.ts`). */
export const row = z.looseObject({
  _id: z.string(),
  _language: z.string().optional(),
  _progress_state: z.string().optional(),
  _is_published: z.boolean().optional(),
  _investor_state: z.string().optional(),
  _project_state: z.string().optional(),
  _rowType: z.enum(['header', 'subheader']).optional(),
  /** Title of a heading row; its sums have the keys of their columns. */
  _header: z.union([z.string(), linkItem]).optional(),
  _subheader: z.union([z.string(), linkItem]).optional(),
  _readonly: z.object({ value: z.boolean(), unavailable_tooltip: z.string().optional() }).optional(),
  _disabled_bulk_extra_options: z.record(z.string(), z.object({ value: z.boolean(), tooltip: z.string() })).optional(),
  _detail_column: z
    .object({ href: z.string().optional(), disabled_buttons: z.record(z.string(), z.string()).optional() })
    .optional(),
  _dms_detail_view_url: z.object({ dms_uuid: z.string() }).optional(),
  _messenger: z
    .object({
      has_unread_mail: z.boolean(),
      has_bounce: z.boolean(),
      has_unread_bounce: z.boolean(),
      thread: z.string().optional(),
    })
    .optional(),
})
export type Row = z.infer<typeof row>

export const stateChoice = z.object({
  value: z.string(),
  displayName: z.string(),
  active: z.boolean(),
  totalNum: z.number(),
  /** True when there may be more than `totalNum`. */
  capped: z.boolean(),
})

/** A disabled choice is shown with the reason. */
export const remoteOption = option.extend({
  readonly: z.object({ value: z.boolean(), unavailable_tooltip: z.string() }).optional(),
})
export type RemoteOption = z.infer<typeof remoteOption>

/** Returns at most 20 choices of a `multiselect_remote` filter whose names contain every searched word. */
export const choicesEndpoint = (source: string) =>
  endpoint({
    method: 'GET',
    path: source,
    summary: 'Choices of a filter whose names contain the searched words, at most 20.',
    query: z.object({ search: z.string().max(200).default('') }),
    response: z.object({ items: z.array(remoteOption) }),
  })

const filterChoice = remoteOption.extend({ disabled: z.boolean().optional() })

export const filter = z.object({
  key: z.string(),
  verbose_name: z.string(),
  type: z.enum(['checkbox', 'radio', 'slider', 'date', 'toggle', 'multiselect_remote']),
  /** For a `multiselect_remote`: the names of the values chosen in the current query. */
  choices: z.array(filterChoice).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  unit: z.string().optional(),
  mainFilters: z.boolean(),
  /** Value that this response was filtered by; absent if the filter is not used. */
  selected: filterValue.optional(),
  /** Search address of a `multiselect_remote`; it returns `{items: option[]}` for `?search=`. */
  source: z.string().optional(),
})
export type Filter = z.infer<typeof filter>

export const bulkOption = z.object({
  /** The value to post as `bulkAction`. */
  value: z.string(),
  displayName: z.string(),
  icon: z.string().optional(),
  /** Key of the row flag that says when the action is unavailable; without a key or a flag it is available. */
  availability: z.string().optional(),
  /** All selected rows must share one language (spec 1 §5). */
  sameLanguage: z.boolean().optional(),
  danger: z.boolean().optional(),
  /** Returns a file instead of changing rows. */
  download: z.boolean().optional(),
  /** Reasons to choose from; if present, choosing one is required. */
  reasons: z.array(option).optional(),
  /** Side effects, shown before the action. */
  consequence: z.string().optional(),
})
export type BulkOption = z.infer<typeof bulkOption>

/** Bulk action that opens the dialog of the allocation proposal. */
export const allocationProposal = 'allocationProposal'
/** Bulk actions that draw lots among the selected people for the seats of a viewing. */
export const randomPeopleViewing = 'randomPeopleViewing'
export const randomApplicantsViewing = 'randomApplicantsViewing'

export const pagination = z.object({
  enabled: z.boolean(),
  totalItems: z.number(),
  capped: z.boolean(),
  rowsPerPage: z.number(),
  currentPage: z.number(),
})

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  /** Query string of the list: state, search, sort, filters. */
  query: z.string(),
})
export type SavedView = z.infer<typeof savedView>

/** The part of a list that does not change while a user works in it; left out if `tableDataOnly` is requested. */
export const tableDefinition = z.object({
  title: z.string(),
  header: z.array(column),
  bulkOptions: z.array(bulkOption),
  /** Downloads for the selected rows; `_disabled_bulk_extra_options` of a row says why one is unavailable. */
  bulkExtraOptions: z.array(bulkOption),
  /** True if `bulkOptions` contains the allocation proposal. */
  allocationProposal: z.boolean(),
  /** True if `bulkOptions` contains the draw among interested people, or among applications. */
  randomPeopleViewing: z.boolean(),
  randomApplicantsViewing: z.boolean(),
  search: z.object({ enabled: z.boolean() }),
  createNew: z.object({
    enabled: z.boolean(),
    choices: z.array(z.object({ key: z.string(), displayName: z.string() })),
  }),
  excelDownload: z.boolean(),
  legend: z.array(z.object({ icon: z.string(), color: z.string().optional(), text: z.string() })),
  filters: z.array(filter),
  settings: z.object({ key: z.string(), enabled: z.boolean(), tooltip: z.string(), columnsOrder: z.array(z.string()) }),
  views: z.array(savedView),
  /** Ways to group the rows; absent if there are none. */
  groupings: z.array(option).optional(),
})
export type TableDefinition = z.infer<typeof tableDefinition>

export const tableAnswer = z.object({
  definition: tableDefinition.optional(),
  tableData: z.object({ body: z.array(row) }),
  stateFilters: z.object({ key: z.string(), choices: z.array(stateChoice) }).optional(),
  pagination,
  sortKey: z.string(),
  searchVal: z.string(),
})
export type TableAnswer = z.infer<typeof tableAnswer>

/** Either row ids, or all rows that match a query when the server resolves it. */
export const targets = z.union([
  z.array(z.uuid()).min(1, 'table_nothing_selected').max(10_000),
  z.object({
    all: z.literal(true),
    search: z.string().max(200).default(''),
    state: z.string().max(100).default(''),
    filters: z.string().max(20_000).default(''),
    except: z.array(z.uuid()).max(10_000).default([]),
  }),
])
export type Targets = z.infer<typeof targets>

export const bulkRequest = z.object({
  bulkAction: z.string().max(100),
  targets,
  option: z.object({ value: z.string().max(200), name: z.string().max(200) }).optional(),
  /** Returns the outcome without executing the action. */
  preview: z.boolean().default(false),
  /** `exportExcel` only: column keys in display order. */
  columns: z.array(z.string().max(100)).max(200).optional(),
  /** `exportExcel` only: sort of the list, as in its query. */
  sort: z.string().max(100).default(''),
})
export type BulkRequest = z.infer<typeof bulkRequest>

/** Number of rows that were or would be changed, and the reasons for the others; skipped rows stay selected. */
export const bulkAnswer = z.object({
  changed: z.number(),
  /** At most 200 rows, with some for every reason. */
  skipped: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
  skippedTotal: z.number(),
  /** Counts of all skipped rows, most frequent reason first. */
  skippedByReason: z.array(z.object({ reason: z.string(), count: z.number() })),
  ...sideEffects,
  notify: z.array(notice).optional(),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>

type Anything = z.ZodType
/** A list that the table component can show, and the actions on its selected rows. */
export type TableEndpoint = Endpoint<Anything, typeof tableQuery, Anything, typeof tableAnswer>
export type BulkEndpoint = Endpoint<Anything, Anything, typeof bulkRequest, typeof bulkAnswer>
