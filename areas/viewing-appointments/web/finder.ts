import type { Finder } from '#platform/web/shell/palette/finder.ts'
import { listBooked } from '../contract/list.ts'

export const appointmentFinder: Finder = {
  group: 'screen_viewing_booked',
  permission: 'viewing',
  list: listBooked,
  state: 'all',
  named: ['title', 'number'],
}
