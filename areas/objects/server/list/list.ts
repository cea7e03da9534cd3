// The object lists, one per kind, with a common declaration (spec 2 §2, domain.md §5).

import type { PeopleConcerned } from '#platform/contract/side-effects.ts'
import type { Targets } from '#platform/contract/table.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { idsOf } from '#platform/server/table/targets.ts'
import { defineTable, type BulkAction, type StateTab } from '#platform/server/table/declaration.ts'
import { obstacleToPublishing } from '../../rules/gallery-minimum.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { obstacleTo, type ObjectAction } from '../../rules/object-can.ts'
import { type ObjectKind, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { columnsOf } from './list-columns.ts'
import { filtersOf } from './list-filters.ts'
import { objectFields, objectJoin, type FoundObject } from './list-row.ts'
import { servePosting } from '../public-pages/posting.ts'
import { removeObject, tellHanging } from '../details/remove.ts'
import { objectClaims } from '../details/claims.ts'
import { beforeWithdrawal } from '../details/extension-points.ts'
import { doTo, obstacleIn } from './status.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/lists.ts'

const sells = ({ workspace }: StaffContext): boolean => isSelling(workspace.projectType)

const tab = (state: string, only: Pick<StateTab, 'isUnusual'> = {}): StateTab => ({
  ...only,
  value: state,
  name: `state_${state}`,
  where: `t.progress_state = '${state}'`,
})

const states: StateTab[] = [
  { value: 'all', name: 'table_all' },
  tab('available'),
  tab('with_offer', { isUnusual: sells }),
  tab('assigned', { isUnusual: sells }),
  tab('reserved'),
  // A household lives there until a known day, and the next one is being looked for.
  {
    value: 'under_notice',
    name: 'objects_tab_under_notice',
    where: 't.next_state is not null',
    isUnusual: sells,
  },
  // A project either lets or sells, so one tab covers both states.
  {
    value: 'rented',
    name: 'objects_tab_rented',
    where: `t.progress_state in ('rented', 'sold') and t.next_state is null`,
  },
  tab('draft'),
  tab('inactive'),
]

/** Columns and filters for lettings only. */
const ofLetting = ['net_rent', 'ancillary_cost', 'deposit', 'rent', 'dogs', 'cats', 'subsidized']

const wordsOfSale = {
  objects_tab_rented: 'objects_tab_sold',
  objects_column_price: 'objects_column_selling_price',
  objects_column_price_tooltip: 'objects_column_selling_price',
  objects_close: 'objects_note_sold',
}

const icons: Record<ObjectAction, string> = {
  publish: 'world',
  unpublish: 'ban',
  activate: 'activate',
  deactivate: 'deactivate',
  reserve: 'lock',
  close: 'check',
}

async function concernedByWithdrawal(ctx: StaffContext, ids: readonly string[]): Promise<PeopleConcerned[]> {
  const concerned = []
  for (const name of beforeWithdrawal.all()) concerned.push(await name(ctx, ids))
  return concerned.filter((one) => one !== null)
}

const action = (key: ObjectAction): BulkAction<FoundObject> => ({
  key,
  name: `objects_${key}`,
  permission: 'object_write',
  icon: icons[key],
  flag: key === 'close' ? '_set_to_sold_available' : `_bulk_${key}_available`,
  obstacle(found, ctx) {
    const why = obstacleIn(ctx, key, found)
    if (why) return { key: why }
    return key === 'publish' ? obstacleToPublishing(found.pictures, found.leastPictures) : null
  },
  ...((key === 'close' || key === 'deactivate') && {
    bringsAlong: (ctx: StaffContext, ids: readonly string[]) => objectClaims().tellWishing(ctx, ids),
    concerns: concernedByWithdrawal,
  }),
  perform: async (ctx, { id }) => void (await doTo(ctx, id, key)),
})

const removal: BulkAction<FoundObject> = {
  key: 'delete',
  name: 'objects_delete',
  permission: 'object_write',
  icon: 'trash',
  danger: true,
  flag: '_bulk_delete_available',
  bringsAlong: tellHanging,
  obstacle(found) {
    const why = obstacleTo.remove(found)
    return why ? { key: why } : null
  },
  perform: async (ctx, { id }) => void (await removeObject(ctx, id)),
}

const cardOf = (kind: ObjectKind) =>
  columnsOf(kind)
    .map(({ key }) => key)
    .filter((key) => ['rooms', 'object_type', 'price', 'move_in_date'].includes(key))

/** Permanently let or sold, so there is nothing to advertise. */
const gone: readonly ObjectState[] = ['rented', 'sold']

/** Reads an extension point, so the areas must be registered. */
export const tableOf = (kind: ObjectKind) => () =>
  defineTable<FoundObject>({
    key: contract.objectListKey(kind),
    title: `objects_title_${kind}`,
    from: 'property_object',
    where: `t.kind = '${kind}'`,
    isOpen: true,
    select: objectFields(),
    join: objectJoin,
    columns: columnsOf(kind),
    card: cardOf(kind),
    defaultSort: 'title',
    states: { key: 'progress_state', choices: states },
    search: 't.search_text',
    filters: filtersOf(kind),
    leavesOut: async (ctx) => (sells(ctx) ? ofLetting : []),
    otherWords: (ctx) => (sells(ctx) ? wordsOfSale : {}),
    actions: [...(['publish', 'unpublish', 'activate', 'deactivate', 'close'] as const).map(action), removal],
    createNew: { permission: 'object_write', choices: [{ key: kind, name: `objects_new_${kind}` }] },
    exports: (['flyer', 'card'] as const).map((type) => ({
      key: type,
      name: `objects_posting_${type}`,
      icon: 'file',
      most: 100,
      obstacle: ({ progressState, nextState }: FoundObject) =>
        nextState === null && gone.includes(progressState) ? { key: `objects_reason_${progressState}` } : null,
      file: (ctx: StaffContext, rows: readonly FoundObject[]) =>
        servePosting(
          ctx,
          rows.map(({ id }) => id),
          type,
        ),
    })),
    titleOf: ({ title }) => title,
    minimal: ({ referenceNumber, title }) => ({ number: referenceNumber, name: title }),
    marks: ({ id, progressState, isPublished }) => ({
      _progress_state: progressState,
      _is_published: isPublished,
      _detail_column: { href: `/objects/${id}` },
    }),
  })

/** Ids of the chosen rows of a list, for actions of other areas on them. */
export const objectIdsOf = (ctx: StaffContext, kind: ObjectKind, targets: Targets): Promise<string[]> =>
  idsOf(tableOf(kind)(), ctx, targets)

const apartments = tableOf('apartment')
export const listApartments = tableHandler(contract.listApartments, { permission: 'object_read' }, apartments)
export const changeApartments = bulkHandler(contract.changeApartments, { permission: 'object_read' }, apartments)

const parkingSpaces = tableOf('parkingspace')
export const listParkingSpaces = tableHandler(contract.listParkingSpaces, { permission: 'object_read' }, parkingSpaces)
export const changeParkingSpaces = bulkHandler(
  contract.changeParkingSpaces,
  { permission: 'object_read' },
  parkingSpaces,
)

const outbuildings = tableOf('other')
export const listOutbuildings = tableHandler(contract.listOutbuildings, { permission: 'object_read' }, outbuildings)
export const changeOutbuildings = bulkHandler(contract.changeOutbuildings, { permission: 'object_read' }, outbuildings)

const businessUnits = tableOf('craft')
export const listBusinessUnits = tableHandler(contract.listBusinessUnits, { permission: 'object_read' }, businessUnits)
export const changeBusinessUnits = bulkHandler(
  contract.changeBusinessUnits,
  { permission: 'object_read' },
  businessUnits,
)

const plots = tableOf('plot')
export const listPlots = tableHandler(contract.listPlots, { permission: 'object_read' }, plots)
export const changePlots = bulkHandler(contract.changePlots, { permission: 'object_read' }, plots)
