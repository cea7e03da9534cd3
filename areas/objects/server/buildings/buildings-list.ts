// Adds the number of available objects to the list of buildings.

import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'

interface Found extends FoundRow {
  available: number
}

/** SQL of the number of objects in the building with this alias. */
export const objectsSql = (building: string): string =>
  `(select count(*) from property_object o where o.workspace_id = ${building}.workspace_id and o.building_id = ${building}.id)`

const availableSql = `(select count(*) from property_object o
  where o.workspace_id = t.workspace_id and o.building_id = t.id and o.letting_state = 'available')`

export const availableInBuildingsList = listAddition<Found>({
  lists: ['buildings'],
  select: { id: 't.id', available: availableSql },
  columns: [
    {
      key: 'available',
      title: 'buildings_column_available',
      cell: 'number',
      after: 'objects',
      value: ({ available }) => available,
    },
  ],
})
