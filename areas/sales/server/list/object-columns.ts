// The reservation of each object in the lists of objects, and whether withdrawing it concerns buyers.

import { swissDate } from '#areas/applications/server/public.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { toggleFilter } from '#platform/server/table/filter.ts'
import { isOverSql } from '../reservation/clock-sql.ts'
import { buyersOfObjectsSql } from './buyers-of-objects.ts'
import { isWaitingSql } from './waiting-buyers.ts'

const holds = `(r.state in ('signed', 'paid', 'completed', 'sold') and not ${isOverSql('r')})`

const waits = isWaitingSql('r')

const ofObject = `from reservation r where r.workspace_id = t.workspace_id and r.object_id = t.id`

/** The same as `standingOf`: the holder, otherwise the first of the queue. */
const standing = `(select json_build_object('buyer', r.buyer_names, 'applicationId', r.application_id,
    'until', case when r.state in ('signed', 'paid', 'completed') then r.until end,
    'queue', (select count(*)::int ${ofObject} and ${waits}) - (r.state = 'queued')::int)
  ${ofObject} and (${holds} or ${waits}) order by r.state = 'queued', r.queued_from, r.id limit 1)`

interface Found extends FoundRow {
  standing: { buyer: string; applicationId: string; until: string | null; queue: number } | null
  buyersConcerned: number
}

export const reservationsInObjectLists = listAddition<Found>({
  lists: objectKinds.map(objectListKey),
  select: { id: 't.id', standing, buyersConcerned: buyersOfObjectsSql('t') },
  columns: [
    {
      key: 'reservation',
      title: 'sales_column_reservation',
      cell: 'links',
      after: 'state',
      value({ standing: of }, ctx) {
        if (!of) return []
        const { buyer, until, queue } = of
        // The date comes first, because a narrow column cuts off the end.
        const words = [
          until && ctx.t('sales_standing_until', { date: swissDate(dayOf(new Date(until))) }),
          buyer,
          queue > 0 && ctx.t('sales_standing_queue', { count: queue }),
        ]
        return [{ value: words.filter(Boolean).join(' · '), href: `/applications/${of.applicationId}` }]
      },
    },
  ],
  filters: [
    {
      filter: toggleFilter({
        key: 'reservation',
        name: 'sales_filter_reserved',
        where: `exists (select ${ofObject} and (${holds} or ${waits}))`,
      }),
    },
  ],
  // The bulk dialog asks first in every case; the flag says that buyers are concerned.
  marks: ({ buyersConcerned }, { workspace }) =>
    isSelling(workspace.projectType) ? { _bulk_deactivate_confirmation: buyersConcerned > 0 } : {},
  leavesOut: ({ workspace }) => (isSelling(workspace.projectType) ? [] : ['reservation']),
})
