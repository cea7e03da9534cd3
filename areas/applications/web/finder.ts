import type { Finder } from '#platform/web/shell/palette/finder.ts'
import { listApplications } from '../contract/list.ts'

export const applicationFinder: Finder = {
  group: 'screen_applications',
  permission: 'applications_read',
  list: listApplications,
  state: 'all',
  named: ['number', 'adults'],
}
