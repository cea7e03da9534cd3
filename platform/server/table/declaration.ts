// Declaration of a list: columns, states, filters, search and actions. README.md in this folder shows it in use.

import type { BulkOption, Column, LinkItem, Row } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { StaffContext } from '../context.ts'
import type { ServedFile } from '../http/file-route.ts'
import type { TextValues } from '../i18n/texts.ts'
import { isRemote, type ListFilter, type RemoteFilter } from './filter.ts'

/** Row read for the page. Dates are Date, days YYYY-MM-DD, numbers and money numbers. */
export interface FoundRow {
  id: string
}

export interface TableDeclaration<Found extends FoundRow> {
  /** Key of the column settings and saved views, such as `applications`. */
  key: string
  title: string
  /** The database table behind it, with `workspace_id` and `id`; every piece of SQL below calls it `t`. */
  from: string
  /** Always holds, such as `t.kind = 'apartment'`. */
  where?: string
  /** Each field of a found row as SQL; read for the rows of the page only, so a subquery per row is fine. */
  select: { [Field in keyof Found]: string }
  /** Further tables for `select`, joined for the rows of the page only. */
  join?: string
  columns: readonly ListColumn<Found>[]
  /** Areas above may add columns, filters and actions (`additions.ts`). */
  isOpen?: boolean
  /**
   * What stands for a word in braces in the SQL of sorts and filters, such as `t.{grade}`, where it depends on who asks. Few
   * different texts, for each is a statement of its own; asked for only when a sort or filter in use holds the word.
   */
  words?: Readonly<Record<string, ListWord>>
  /** Keys of columns and filters that have nothing to say in this workspace. */
  leavesOut?(ctx: StaffContext): Promise<readonly string[]>
  /** Text keys that read otherwise in this workspace: where a project sells, a rent is a price. */
  otherWords?(ctx: StaffContext): Readonly<Record<string, string>>
  /** A column key, with a leading minus for descending. Its sort, like every sort, should have an index. */
  defaultSort: string
  states?: { key: string; choices: readonly StateTab[] }
  /** A column folded by `folded()`: the words looked for stand in it in any order. Needs a trigram index. */
  search?: string
  filters?: readonly ListFilter[]
  /** Data of a row besides its columns: state, language, read-only and the like. */
  marks?(found: Found, ctx: StaffContext): Partial<Row>
  actions?: readonly BulkAction<Found>[]
  /** Actions on the selected rows that open a dialog of the area and use its own endpoints. */
  dialogs?: readonly ListDialog<Found>[]
  /** Files of the chosen rows, beside the spreadsheet. */
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
  /** False where it makes no sense, such as letting where the project sells. */
  isOffered?(ctx: StaffContext): boolean
  /** Same as for a bulk action: the row's flag, and the reason why the dialog is unavailable for the row. */
  flag?: string
  obstacle?(found: Found, ctx: StaffContext): Obstacle | null
}

export interface InSheets {
  more: readonly SheetColumn[]
  without: readonly string[]
}

/** Read for the rows of a spreadsheet only. */
export interface SheetColumn {
  /** A name that SQL takes as it is. */
  key: string
  /** In the words of who exports. */
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
  /** Left out for `detail`, which draws what the row carries. */
  value?(found: Found, ctx: StaffContext): CellValue
  sort?: Sort
  /** Right for numbers and money, centred for marks and the spec's centred columns, otherwise left. */
  textAlign?: Column['textAlign']
  /** True unless said. */
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
  /** Rows without a value come last when ascending, first when descending; `low` turns it round. */
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
  /** Left out: every row. */
  where?: string
  /** Not shown in this workspace while no row is in it. */
  isUnusual?(ctx: StaffContext): boolean
  /** Every row is in exactly one of the other tabs, by a check of the database: their sum is its count. */
  isSum?: boolean
}

/** Why something cannot be done to this row: a text key, said as tooltip, in the preview and for the skipped row. */
export interface Obstacle {
  key: string
  values?: TextValues
}

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
  /** Text key of what else happens, such as a letter to each household. */
  consequence?: string
  /** Describes the side effects for these rows, shown before the action. */
  bringsAlong?(ctx: StaffContext, ids: readonly string[]): Promise<string>
  /** The same pure rule that guards the action itself. */
  obstacle?(found: Found, ctx: StaffContext): Obstacle | null
  /** Does it to one row. A refusal skips the row with its text; what the row's other statements wrote is undone. */
  perform(ctx: StaffContext, found: Found, option: ChosenOption | undefined): Promise<Performed | void>
  /** Text key with `count`, said once for all mails that the rows have left behind; they can be called back from there. */
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
  /** More rows than this are refused. */
  most: number
  /** Why there is no file of this row; it is left out. */
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
  /** `select` as SQL. */
  fields: string
}

/** The dialogs that this person is offered in this workspace. */
export const dialogsFor = <Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
): readonly ListDialog<Found>[] =>
  (table.dialogs ?? []).filter((one) => ctx.can(one.permission) && (one.isOffered?.(ctx) ?? true))

export function defineTable<Found extends FoundRow>(declaration: TableDeclaration<Found>): Table<Found> {
  const sorts = declaration.columns.flatMap(({ key, sort }) => (sort ? [[key, sort] as const] : []))
  const { filters = [], actions = [], exports = [] } = declaration
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
