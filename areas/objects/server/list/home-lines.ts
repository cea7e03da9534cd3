// Lines of the home page about objects, per list.

import { objectKinds, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { listPath } from '../../rules/list-path.ts'
import { tableOf } from './list.ts'

/** Kinds that are advertised with pictures. */
const advertised: readonly ObjectKind[] = ['apartment', 'craft', 'plot']

export const objectLines: readonly HomeLine[] = [
  ...objectKinds.map((kind, place): HomeLine => ({
    key: 'reservations_ending',
    topic: 'expires',
    order: 200 + place,
    icon: 'bookmark',
    permission: 'object_read',
    of: `objects_title_${kind}`,
    find: workInList(listPath[kind], tableOf(kind), ({ now }) => ({
      state: 'reserved',
      filters: { reserved_until: { to: dayAfter(now, 1) } },
    })),
  })),
  ...advertised.map((kind, place): HomeLine => ({
    key: 'adverts_incomplete',
    topic: 'missing',
    order: 200 + place,
    icon: 'photo',
    permission: 'object_read',
    of: `objects_title_${kind}`,
    find: workInList(listPath[kind], tableOf(kind), () => ({
      state: 'all',
      filters: { published_without: ['picture', 'price'] },
    })),
  })),
]
