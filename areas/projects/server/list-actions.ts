// Actions on several projects at once; each is checked with the rule for a single project.

import { AppError } from '#platform/server/app-error.ts'
import { obstacleOf, type BulkAction } from '#platform/server/table/declaration.ts'
import { projectCan, type ProjectFacts } from '../rules/project-can.ts'
import type { FoundProject } from './list-row.ts'
import { removeProject } from './removal.ts'
import { markProjectSold } from './status.ts'

const soldReasons = ['notarised', 'discreet', 'other'] as const

const standing = ({ state }: FoundProject): ProjectFacts => ({ state, wasPublished: false, missing: [] })

export const setToSold: BulkAction<FoundProject> = {
  key: 'setObjectToSold',
  name: 'projects_action_sell',
  permission: 'object_write',
  icon: 'check',
  flag: '_set_to_sold_available',
  reasons: soldReasons.map((value) => ({ value, name: `projects_sold_${value}` })),
  obstacle: (found) => obstacleOf(projectCan.sell(standing(found))),
  async perform(ctx, { id }, option) {
    const reason = soldReasons.find((one) => one === option?.value)
    if (!reason) throw new AppError('general_field_is_required')
    await markProjectSold(ctx, id, { cause: ctx.t(`projects_sold_${reason}`) })
  },
}

export const deletion: BulkAction<FoundProject> = {
  key: 'delete',
  name: 'general_delete',
  permission: 'object_write',
  icon: 'trash',
  danger: true,
  flag: '_bulk_delete_available',
  obstacle: (found) =>
    obstacleOf(projectCan.remove(standing(found))) ?? (found.reasonToKeep ? { key: found.reasonToKeep } : null),
  perform: (ctx, { id }) => removeProject(ctx, id),
}
