// Declaration of a list: columns, states, filters, search and actions. README.md in this folder shows it in use.

import type { BulkOption, Column, LinkItem, Row } from '../../contract/table.ts'
import type { PeopleConcerned } from '../../contract/side-effects.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { Verdict } from '../../rules/verdict.ts'
import type { StaffContext } from '../context.ts'
import type { ServedFile } from '../http/file-route.ts'
import type { TextValues } from '../i18n/texts.ts'
import type { ListGrouping } from './grouping.ts'
import type { ListHeadings } from './headings.ts'
import { isRemote, type ListFilter, type RemoteFilter } from './filter.ts'

/** Row read for the page. Dates are Date, days YYYY-MM-DD, numbers and money numbers. */
export interface FoundRow {
  id: string
}

export interface TableDeclaration<Found extends FoundRow> {
  /** Key of the column settings and saved views, such as `applications`. */
  key: string
  title: string
  /** Database table of the list, with `workspace_id` and `id`; its alias in all SQL below is `t`. */
  from: string
  /** SQL condition for all rows of the list, such as `t.kind = 'apartment'`. */
  where?: string
  /** SQL of each field of a found row; evaluated only for the rows of the page, so a subquery per row is acceptable. */
  select: { [Field in keyof Found]: string }
  /** Additional joins for `select`, evaluated only for the rows of the page. */
  join?: string
  columns: readonly ListColumn<Found>[]
  /** Higher areas may add columns, filters and actions (`additions.ts`). */
  isOpen?: boolean
  /**
   * What stands for a word in braces in the SQL of sorts and filters, such as `t.{grade}`, where it depends on who asks. Few
   * different texts, for each is a statement of its own; asked for only when a sort or filter in use holds the word.
   */
  words?: Readonly<Record<string, ListWord>>
  /** Keys of columns and filters that do not apply to this workspace. */
  leavesOut?(ctx: StaffContext): Promise<readonly string[]>
  /** Text keys to replace in this workspace: in a project that sells, "rent" becomes "price". */
  otherWords?(ctx: StaffContext): Readonly<Record<string, string>>
  /** Keys of the columns on a card on a phone, besides name, state and marks; by default the first ones. */
  card?: readonly string[]
  /** Column key, with a leading minus for descending order. Every sort should have an index. */
  defaultSort: string
  states?: { key: string; choices: readonly StateTab[] }
  /** Column folded by `folded()`, which is searched for the words in any order. Needs a trigram index. */
  search?: string
  filters?: readonly ListFilter[]
  /** Ways to group the rows. */
  groupings?: readonly ListGrouping[]
  /** Shows the rows below headings, such as costs below their category. */
  headings?: ListHeadings<Found>
  /** Data of a row besides its columns: state, language, read-only and the like. */
  marks?(found: Found, ctx: StaffContext): Partial<Row>
  actions?: readonly BulkAction<Found>[]
  /** Actions on the selected rows that open a dialog of the area and use its own endpoints. */
  dialogs?: readonly ListDialog<Found>[]
  /** Downloads for the selected rows, in addition to the spreadsheet. */
  exports?: readonly ListExport<Found>[]
  /** Title of a skipped row and of an audit entry. */
  titleOf(found: Found): string
  /** Name of a row in `minimalData`; by default the title, without a number. */
  minimal?(found: Found): { number?: number | string; name: string }
  legend?: readonly { icon: string; color?: string; text: string }[]
  createNew?: { permission: Permission; choices: readonly { key: string; name: string }[] }
  excelDownload?: boolean
  /** Columns that spreadsheets of this workspace add to the shown ones, and shown columns that they omit. */
  inSheets?(ctx: StaffContext): Promise<InSheets>
}

export interface ListDialog<Found> {
  key: string
  name: string
  permission: Permission
  icon?: string
  sameLanguage?: boolean
  /** Listed after the actions, so that it takes no room from more frequent ones. */
  isSeldom?: boolean
  /** False if the action does not apply to this workspace, such as letting in a project that sells. */
  isOffered?(ctx: StaffContext): boolean
  /** Same as for a bulk action: the row's flag, and the reason why the dialog is unavailable for the row. */
  flag?: string
  obstacle?(found: Found, ctx: StaffContext): Obstacle | null
}

export interface InSheets {
  more: readonly SheetColumn[]
  without: readonly string[]
}

/** Column that only the spreadsheet contains. */
export interface SheetColumn {
  /** Must be a valid SQL name. */
  key: string
  /** In the language of the person who exports. */
  title: string
  sql: string
  cell: Column['cell']
  value: (read: unknown) => CellValue
}

export interface ListWord {
  /** SQL for a user from whom nothing is hidden. */
  usual: string
  spellFor(ctx: StaffContext): Promise<string>
}

export type CellValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | LinkItem
  | readonly LinkItem[]
  | Record<string, unknown>
  | readonly Record<string, unknown>[]

export interface ListColumn<Found> {
  key: string
  /** A text key. */
  title: string
  cell: Column['cell']
  /** Absent for `detail`, which shows other fields of the row. */
  value?(found: Found, ctx: StaffContext): CellValue
  sort?: Sort
  /**
   * Default: right for numbers and money, centred for marks and for the columns that the specification centres,
   * otherwise left.
   */
  textAlign?: Column['textAlign']
  /** True by default. */
  visible?: boolean
  fixed?: boolean
  favoritable?: boolean
  icon?: string
  showIconOnly?: boolean
  /** A text key. */
  tooltip?: string
  buttons?: readonly string[]
}

export interface Sort {
  sql: string
  /** `high` (default): rows without a value come last when ascending and first when descending; `low` reverses this. */
  unknown?: 'high' | 'low'
  /**
   * Indexes have it behind the workspace, and behind the state of each tab: one plan then suits every workspace and is made once for
   * each connection. Without them the better way depends on how many rows there are, and each page is planned with its values.
   */
  isIndexed?: boolean
}

export interface StateTab {
  value: string
  name: string
  /** Absent for a tab with all rows. */
  where?: string
  /** True hides the tab in this workspace while it has no rows. */
  isUnusual?(ctx: StaffContext): boolean
  /** A database check ensures that every row is in exactly one of the other tabs, so this tab's count is their sum. */
  isSum?: boolean
}

/**
 * Reason why an action is unavailable for this row: a text key for the tooltip, the preview and the list of skipped
 * rows.
 */
export interface Obstacle {
  key: string
  values?: TextValues
}

/** The reason of the rule for a single record. */
export const obstacleOf = (verdict: Verdict): Obstacle | null => (verdict.allowed ? null : { key: verdict.reason })

export interface BulkAction<Found> {
  /** The `bulkAction` of the request. */
  key: string
  name: string
  permission: Permission
  icon?: string
  danger?: boolean
  sameLanguage?: boolean
  /** Row flag that shows the web if the action is available, such as `_bulk_available`. */
  flag?: string
  reasons?: readonly { value: string; name: string }[]
  /** Text key of a side effect, such as a letter to each household. */
  consequence?: string
  /** Describes the side effects for these rows, shown before the action. */
  bringsAlong?(ctx: StaffContext, ids: readonly string[]): Promise<string>
  /** Names people to inform, shown before the action. */
  concerns?(ctx: StaffContext, ids: readonly string[]): Promise<PeopleConcerned[]>
  /** The same pure rule that guards the action itself. */
  obstacle?(found: Found, ctx: StaffContext): Obstacle | null
  /**
   * Executes the action on one row. If it throws an AppError, the row is skipped with its text, and its statements
   * are rolled back.
   */
  perform(ctx: StaffContext, found: Found, option: ChosenOption | undefined): Promise<Performed | void>
  /**
   * Text key with `count` for a notification about all mails that the action queued, from which they can be called
   * back.
   */
  mailed?: string
}

export interface Performed {
  mailId: string
}

export interface ListExport<Found> {
  /** The `bulkAction` of the request. */
  key: string
  name: string
  icon?: string
  /** Maximum number of rows. */
  most: number
  /** Reason why the row has no file; the row is then omitted. */
  obstacle?(found: Found, ctx: StaffContext): Obstacle | null
  file(ctx: StaffContext, rows: readonly Found[]): Promise<ServedFile>
}

export type ChosenOption = { value: string; name: string }
export type BulkChoice = Omit<BulkOption, 'displayName'>

export interface Table<Found extends FoundRow> extends TableDeclaration<Found> {
  filters: readonly ListFilter[]
  remoteFilters: readonly RemoteFilter[]
  actions: readonly BulkAction<Found>[]
  exports: readonly ListExport<Found>[]
  sorts: ReadonlyMap<string, Sort>
  /** SQL of `select`. */
  fields: string
}

/** Dialogs available to this person in this workspace. */
export const dialogsFor = <Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
): readonly ListDialog<Found>[] =>
  (table.dialogs ?? []).filter((one) => ctx.can(one.permission) && (one.isOffered?.(ctx) ?? true))

export function defineTable<Found extends FoundRow>(declaration: TableDeclaration<Found>): Table<Found> {
  const sorts = declaration.columns.flatMap(({ key, sort }) => (sort ? [[key, sort] as const] : []))
  const { filters = [], actions = [], exports = [], card = [], key: list } = declaration
  const unknown = card.find((key) => declaration.columns.every((column) => column.key !== key))
  if (unknown) throw new Error(`The card of ${list} names the unknown column ${unknown}.`)
  return {
    ...declaration,
    filters,
    remoteFilters: filters.filter(isRemote),
    actions,
    exports,
    sorts: new Map(sorts),
    fields: Object.entries(declaration.select)
      .map(([field, sql]) => `${sql} as "${field}"`)
      .join(', '),
  }
}
