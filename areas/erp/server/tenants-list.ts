// Adds a column and a filter to the list of tenants: the state of the newest transfer to the property software.

import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { radioFilter } from '#platform/server/table/filter.ts'
import { transferStates } from '../rules/transfer.ts'

interface Found extends FoundRow {
  /** `none` if there is no transfer. */
  erpState: string
}

const erpState = `coalesce((select x.state from erp_transfer x
  where x.workspace_id = t.workspace_id and x.tenancy_id = t.id and x.direction = 'out'
  order by x.created_at desc, x.id desc limit 1), 'none')`

export const tenantsListAddition = listAddition<Found>({
  lists: ['tenants'],
  select: { id: 't.id', erpState },
  columns: [
    {
      key: 'erp',
      title: 'erp_column',
      cell: 'state',
      visible: false,
      after: 'quit_on',
      value: ({ erpState: state }, ctx) => ({ value: `erp.${state}`, displayName: ctx.t(`erp_state_${state}`) }),
    },
  ],
  filters: [
    {
      filter: radioFilter({
        key: 'erp',
        name: 'erp_filter',
        choices: ['none', ...transferStates].map((value) => ({
          value,
          name: `erp_state_${value}`,
          where: `${erpState} = '${value}'`,
        })),
      }),
    },
  ],
})
