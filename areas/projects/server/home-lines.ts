// Lines of the home page about projects: offers that are due within two weeks.

import { dayAfter } from '#platform/rules/calendar-day.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { projectsPath } from '../rules/project-address.ts'
import { projectsTable } from './list.ts'

const isForInvestors: HomeLine['isFor'] = ({ workspace }) => workspace.projectType === 'saleb2b'

/** Days. */
const ahead = 14

const due = (key: string, field: 'nboDate' | 'boDate', order: number): HomeLine => ({
  key,
  topic: 'expires',
  order,
  icon: 'clock',
  permission: 'permit',
  isFor: isForInvestors,
  find: workInList(projectsPath, projectsTable, ({ now }) => ({
    state: 'published',
    filters: { [field]: { from: dayAfter(now, 0), to: dayAfter(now, ahead) } },
  })),
})

export const projectLines: readonly HomeLine[] = [
  due('projects_nbo_due', 'nboDate', 300),
  due('projects_bo_due', 'boDate', 310),
]
