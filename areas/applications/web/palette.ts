import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listApplications } from '../contract/list.ts'

export const applicationPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_applications',
      order: 300,
      icon: 'file-text',
      permission: 'applications_read',
      path: '/applications',
      list: listApplications,
      state: 'all',
      named: ['number', 'adults'],
      told: ['state', 'overall_evaluation', 'priorities'],
    }),
  ],
  actions: [
    {
      id: 'review',
      title: 'applications_review',
      icon: 'list-details',
      permission: 'applications_read',
      path: '/applications/review',
    },
  ],
}
