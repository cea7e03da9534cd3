// Adds the number of interested people to the lists of objects.

import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'

interface Found extends FoundRow {
  interested: number
}

/** People who have neither applied nor left. */
const openInterest = `(select count(*) from interested_wish w
  join interested_person p on p.workspace_id = w.workspace_id and p.id = w.person_id
  where w.workspace_id = t.workspace_id and w.object_id = t.id and p.progress_state in ('new', 'contacted'))`

export const interestInObjectsList = listAddition<Found>({
  lists: objectKinds.map(objectListKey),
  select: { id: 't.id', interested: openInterest },
  columns: [
    {
      key: 'num_interested_applications',
      title: 'objects_column_num_interested_applications',
      cell: 'number',
      after: 'num_applications',
      textAlign: 'center',
      visible: false,
      tooltip: 'objects_column_num_interested_applications_tooltip',
      value: ({ interested }) => interested,
    },
  ],
  leavesOut: (ctx) => (ctx.can('interested_people') ? [] : ['num_interested_applications']),
})
