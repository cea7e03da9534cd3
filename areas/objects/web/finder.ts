import type { Finder } from '#platform/web/shell/palette/finder.ts'
import { listApartments } from '../contract/lists.ts'

export const objectFinder: Finder = {
  group: 'objects_title_apartment',
  permission: 'object_read',
  list: listApartments,
  state: 'all',
  named: ['title', 'reference_number'],
}
