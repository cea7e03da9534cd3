// Adds a column and a filter to the lists of interested people and applications: whether they were invited to a
// viewing, booked, came or stayed away.

import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { radioFilter } from '#platform/server/table/filter.ts'
import { drawDialogs, inviteDialogs } from '../../contract/list-dialogs.ts'
import { visitStates, type VisitState } from '../../rules/visit-state.ts'

interface Found extends FoundRow {
  visitState: VisitState | null
}

const booked = (kind: string, presence: string) => `exists (select from viewing_participant p
  where p.workspace_id = t.workspace_id and p.record_id = t.id and p.record_kind = '${kind}' and p.state = 'booked' and ${presence})`

const invited = (kind: string) => `exists (select from viewing_invitation i
  where i.workspace_id = t.workspace_id and i.record_id = t.id and i.record_kind = '${kind}')`

const stateSql = (kind: string) => `case when ${booked(kind, 'p.present')} then 'came'
  when ${booked(kind, 'p.present is null')} then 'booked' when ${booked(kind, 'not p.present')} then 'absent'
  when ${invited(kind)} then 'invited' end`

const additionOf = (list: string, kind: 'interested' | 'application') =>
  listAddition<Found>({
    lists: [list],
    select: { id: 't.id', visitState: stateSql(kind) },
    columns: [
      {
        key: 'viewing',
        title: 'viewing_appointments_column_visit',
        cell: 'text',
        visible: kind === 'interested',
        value: ({ visitState }, ctx) => visitState && ctx.t(`viewing_appointments_visit_${visitState}`),
      },
    ],
    dialogs: [
      {
        key: inviteDialogs[kind],
        name: 'viewing_appointments_invite_bulk',
        permission: 'shared_communication',
        icon: 'calendar',
        isOffered: (ctx) => ctx.can('viewing'),
      },
      {
        key: drawDialogs[kind],
        name: 'viewing_appointments_draw_bulk',
        permission: 'viewing',
        icon: 'dice',
        isSeldom: true,
      },
    ],
    filters: [
      {
        filter: radioFilter({
          key: 'viewing',
          name: 'viewing_appointments_column_visit',
          choices: visitStates.map((value) => ({
            value,
            name: `viewing_appointments_visit_${value}`,
            where: `(${stateSql(kind)}) = '${value}'`,
          })),
        }),
      },
    ],
  })

export const peopleListAdditions = [
  additionOf('interested-people', 'interested'),
  additionOf('applications', 'application'),
]
