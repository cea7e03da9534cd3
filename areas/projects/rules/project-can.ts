// Rules of the actions on a project. A discreet sale is never published, so a draft may be sold, too.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ProjectState } from './project-state.ts'

export interface ProjectFacts {
  state: ProjectState
  /** Whether the project has ever been published. */
  wasPublished: boolean
  /** Required parts of the advertisement that are missing, as text keys. */
  missing: readonly string[]
}

type Rule = (project: ProjectFacts) => Verdict

const among =
  (states: readonly ProjectState[], reasonOf: (state: ProjectState) => string): Rule =>
  ({ state }) =>
    states.includes(state) ? yes : no(reasonOf(state))

const reason = (action: string) => (state: ProjectState) => `projects_reason_${action}_${state}`

export const projectCan = {
  publish: (project) => {
    const verdict = among(['draft', 'withdrawn'], reason('publish'))(project)
    if (!verdict.allowed) return verdict
    return project.missing.length > 0 ? no('projects_reason_publish_incomplete') : yes
  },
  withdraw: among(['published'], reason('withdraw')),
  reserve: among(['published'], reason('reserve')),
  sell: among(['draft', 'published', 'reserved'], reason('sell')),
  free: among(['reserved', 'sold'], () => 'projects_reason_free'),
  remove: among(['draft', 'withdrawn'], reason('remove')),
  edit: among(['draft', 'published', 'reserved', 'withdrawn'], reason('edit')),
} satisfies Record<string, Rule>

export type ProjectAction = keyof typeof projectCan

/** A project that is free again is where it was before: published, or a draft if nothing was ever published. */
export const stateWhenFree = ({ wasPublished }: Pick<ProjectFacts, 'wasPublished'>): ProjectState =>
  wasPublished ? 'published' : 'draft'
