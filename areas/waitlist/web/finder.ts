import type { Finder } from '#platform/web/shell/palette/finder.ts'
import { listRequests } from '../contract/list.ts'

export const waitlistFinder: Finder = {
  group: 'screen_waitlist',
  permission: 'waitlist',
  list: listRequests,
  state: 'all',
  named: ['contact_name', 'number'],
}
