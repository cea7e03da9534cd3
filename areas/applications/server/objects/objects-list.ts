// Adds the number of applications, the household, a filter and the allocation proposal to the lists of objects.

import { objectListKey } from '#areas/objects/contract/lists.ts'
import { objectKinds, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { obstacleToAllocation } from '#areas/objects/rules/allocation-can.ts'
import { isForSaleSql } from '#areas/objects/server/public.ts'
import { allocationProposal } from '#platform/contract/table.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { toggleFilter } from '#platform/server/table/filter.ts'
import { openApplicationsSql } from './application-counts.ts'
import { holderSql } from './ties.ts'

const sells = ({ workspace }: StaffContext): boolean => isSelling(workspace.projectType)
const openApplications = openApplicationsSql('t')

interface FoundCounts extends FoundRow {
  applications: number
  holder: string | null
}

export const countsInObjectsList = listAddition<FoundCounts>({
  lists: objectKinds.map(objectListKey),
  select: { id: 't.id', applications: openApplications, holder: holderSql },
  columns: [
    {
      key: 'num_applications',
      title: 'objects_column_num_applications',
      cell: 'number',
      after: 'move_in_date',
      textAlign: 'center',
      tooltip: 'objects_column_num_applications_tooltip',
      sort: { sql: openApplications },
      value: ({ id, applications }) => ({ value: String(applications), href: `/objects/${id}#applications` }),
    },
    {
      key: 'holder',
      title: 'objects_column_holder',
      cell: 'text',
      after: 'num_applications',
      visible: false,
      value: ({ holder }) => holder,
    },
  ],
  filters: [
    {
      filter: toggleFilter({
        key: 'wished',
        name: 'objects_filter_wished',
        where: `exists (select from application_wish w where w.workspace_id = t.workspace_id and w.object_id = t.id)`,
      }),
    },
  ],
  leavesOut: (ctx) => (sells(ctx) ? ['holder'] : []),
})

interface FoundVacancy extends FoundRow {
  lettingState: ObjectState
  isForSale: boolean
  applications: number
}

export const allocationInObjectsList = listAddition<FoundVacancy>({
  lists: objectKinds.filter((kind) => kind !== 'plot').map(objectListKey),
  select: {
    id: 't.id',
    lettingState: 't.letting_state',
    isForSale: isForSaleSql('t'),
    applications: openApplications,
  },
  dialogs: [
    {
      key: allocationProposal,
      name: 'objects_allocation_proposal',
      permission: 'applications_write',
      icon: 'check',
      isOffered: (ctx) => !sells(ctx),
      flag: '_allocation_proposal_available',
      obstacle(found) {
        const why = obstacleToAllocation(found)
        return why ? { key: why } : null
      },
    },
  ],
})
