// Lines of the home page: advertisements in trouble, and objects that could be advertised.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { listPath } from '#areas/objects/rules/list-path.ts'
import { objectsTable } from '#areas/objects/server/public.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { advertises } from './objects-list.ts'

const kinds: readonly ObjectKind[] = ['apartment', 'craft', 'plot']

const line = (
  kind: ObjectKind,
  { choice, ...rest }: Pick<HomeLine, 'key' | 'topic' | 'order' | 'icon'> & { choice: string },
): HomeLine => ({
  ...rest,
  permission: 'object_advertisement',
  isFor: advertises,
  of: `objects_title_${kind}`,
  find: workInList(listPath[kind], objectsTable(kind), () => ({ state: 'all', filters: { advert: [choice] } })),
})

export const advertLines: readonly HomeLine[] = kinds.flatMap((kind, place) => [
  line(kind, {
    key: 'adverts_in_trouble',
    topic: 'missing',
    order: 190 + place,
    icon: 'alert-triangle',
    choice: 'error',
  }),
  line(kind, { key: 'adverts_to_publish', topic: 'waits', order: 760 + place, icon: 'broadcast', choice: 'ready' }),
])
