// Definition of a list, sent to the web once: columns in their saved order, filters, actions, views.

import {
  allocationProposal,
  randomApplicantsViewing,
  randomPeopleViewing,
  type Column,
  type Filter,
  type FilterValues,
  type SavedView,
  type TableDefinition,
} from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { dialogsFor, type FoundRow, type ListColumn, type ListDialog, type Table } from './declaration.ts'
import { readColumnSettings, readViews, type ColumnSetting } from './settings.ts'

export async function definitionOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  chosen: FilterValues,
): Promise<TableDefinition> {
  const leftOut = new Set(await table.leavesOut?.(ctx))
  const isOffered = ({ key }: { key: string }) => !leftOut.has(key)
  const [settings, views, filters] = await Promise.all([
    readColumnSettings(ctx, table.key),
    readViews(ctx, table.key),
    Promise.all(
      table.filters.filter(isOffered).map(async (filter): Promise<Filter> => {
        const selected = chosen[filter.key]
        return { ...(await filter.describe(ctx, selected)), ...(selected !== undefined && { selected }) }
      }),
    ),
  ])
  const header = arranged(
    table.columns
      .filter(isOffered)
      .map((column) => ({ ...columnOf(column, ctx), ...(table.card?.includes(column.key) && { onCard: true }) })),
    settings,
  )
  const offers = (dialog: string) => dialogsFor(table, ctx).some(({ key }) => key === dialog)
  return {
    title: ctx.t(table.title),
    header,
    bulkOptions: bulkOptionsOf(table, ctx),
    bulkExtraOptions: bulkExtraOptionsOf(table, ctx),
    allocationProposal: offers(allocationProposal),
    randomPeopleViewing: offers(randomPeopleViewing),
    randomApplicantsViewing: offers(randomApplicantsViewing),
    search: { enabled: table.search !== undefined },
    createNew: createNewOf(table, ctx),
    excelDownload: table.excelDownload ?? true,
    legend: (table.legend ?? []).map((entry) => ({ ...entry, text: ctx.t(entry.text) })),
    filters,
    settings: settingsOf(table, ctx, header),
    views: views.map((view): SavedView => ({ ...view, mine: view.ownerId === ctx.user.id })),
    ...(table.groupings && {
      groupings: table.groupings.map(({ key, name }) => ({ value: key, displayName: ctx.t(name) })),
    }),
  }
}

/** Columns that were added after the order was saved are placed after their left neighbour in the declaration. */
export function arranged(columns: readonly Column[], settings: readonly ColumnSetting[]): Column[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const order = settings.flatMap((setting) => {
    const column = byKey.get(setting.key)
    return column ? [{ ...column, visible: setting.visible }] : []
  })
  columns.forEach((column, index) => {
    if (order.some((one) => one.key === column.key)) return
    const left = order.findIndex((one) => one.key === columns[index - 1]?.key)
    order.splice(left + 1, 0, column)
  })
  return order
}

const centred = new Set(
  `detailColumn overall_evaluation second_evaluation num_applications num_interested_applications application_url reservation
  homegate newhome immoscout icasa flatfox email_validation ready_for_publishing other_waitlist_priorities waitlist_priority`.split(
    /\s+/,
  ),
)
const centredCells = new Set<Column['cell']>(['grade', 'boolean', 'star', 'documents', 'references', 'detail'])
const rightCells = new Set<Column['cell']>(['number', 'money'])

/** Centred: marks and the columns of spec 1 §9. Right: numbers. */
function alignmentOf({ key, cell }: Pick<Column, 'key' | 'cell'>): Column['textAlign'] {
  if (centred.has(key) || centredCells.has(cell)) return 'center'
  return rightCells.has(cell) ? 'right' : 'left'
}

export function columnOf<Found>(column: ListColumn<Found>, ctx: StaffContext): Column {
  const { key, title, cell, sort, textAlign, visible, tooltip, buttons, fixed, favoritable, icon, showIconOnly } =
    column
  return {
    key,
    title: ctx.t(title),
    cell,
    orderable: sort !== undefined,
    textAlign: textAlign ?? alignmentOf(column),
    visible: visible ?? true,
    ...(tooltip && { tooltip: ctx.t(tooltip) }),
    ...(buttons && { buttons: [...buttons] }),
    ...(fixed && { fixed }),
    ...(favoritable && { favoritable }),
    ...(icon && { icon }),
    ...(showIconOnly && { showIconOnly }),
  }
}

/** An unavailable action is offered with its reason; an action without permission is not offered. */
function bulkOptionsOf<Found extends FoundRow>(table: Table<Found>, ctx: StaffContext): TableDefinition['bulkOptions'] {
  const actions = table.actions
    .filter((action) => ctx.can(action.permission))
    .map(({ key, name, icon, flag, sameLanguage, danger, reasons, consequence }) => ({
      value: key,
      displayName: ctx.t(name),
      ...(icon && { icon }),
      ...(flag && { availability: flag }),
      ...(sameLanguage && { sameLanguage }),
      ...(danger && { danger }),
      ...(consequence && { consequence: ctx.t(consequence) }),
      ...(reasons && { reasons: reasons.map((one) => ({ value: one.value, displayName: ctx.t(one.name) })) }),
    }))
  const dialogs = dialogsFor(table, ctx)
  const usual = dialogs.filter(({ isSeldom }) => !isSeldom)
  const seldom = dialogs.filter(({ isSeldom }) => isSeldom)
  return [...usual.map((one) => dialogOption(one, ctx)), ...actions, ...seldom.map((one) => dialogOption(one, ctx))]
}

const dialogOption = <Found>({ key, name, icon, flag, sameLanguage }: ListDialog<Found>, ctx: StaffContext) => ({
  value: key,
  displayName: ctx.t(name),
  ...(icon && { icon }),
  ...(flag && { availability: flag }),
  ...(sameLanguage && { sameLanguage }),
})

/** Downloads for the selected rows. */
const bulkExtraOptionsOf = <Found extends FoundRow>(table: Table<Found>, ctx: StaffContext) =>
  table.exports.map(({ key, name, icon }) => ({
    value: key,
    displayName: ctx.t(name),
    ...(icon && { icon }),
    download: true,
  }))

function createNewOf<Found extends FoundRow>({ createNew }: Table<Found>, ctx: StaffContext) {
  const choices = createNew && ctx.can(createNew.permission) ? createNew.choices : []
  return {
    enabled: choices.length > 0,
    choices: choices.map(({ key, name }) => ({ key, displayName: ctx.t(name) })),
  }
}

const settingsOf = <Found extends FoundRow>(table: Table<Found>, ctx: StaffContext, header: Column[]) => ({
  key: table.key,
  enabled: ctx.can('shared_view_settings'),
  tooltip: ctx.t('table_column_settings'),
  columnsOrder: header.map((column) => column.key),
})
