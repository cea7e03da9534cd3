// Lines of the home page about applications.

import { dayAfter } from '#platform/rules/calendar-day.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { applicationsTable } from './list.ts'

const path = '/applications'
const list = () => applicationsTable
/** A project that sells whole properties has investors instead of applications. */
const hasApplications = ({ workspace }: StaffContext) => workspace.projectType !== 'saleb2b'

export const applicationLines: readonly HomeLine[] = [
  {
    key: 'offers_ending',
    topic: 'expires',
    order: 100,
    icon: 'clock',
    permission: 'applications_read',
    isFor: (ctx) => !isSelling(ctx.workspace.projectType),
    find: workInList(path, list, ({ now }) => ({
      state: 'with_offer',
      filters: { offer_until: { to: dayAfter(now, 1) } },
    })),
  },
  {
    key: 'applications_new',
    topic: 'waits',
    order: 200,
    icon: 'file-text',
    permission: 'applications_read',
    isFor: hasApplications,
    find: workInList(path, list, () => ({ state: 'active.new' })),
    action: { text: 'applications_review', path: '/applications/review' },
  },
  {
    key: 'assignments_to_release',
    topic: 'missing',
    order: 50,
    icon: 'contract',
    permission: 'applications_read',
    isFor: (ctx) => !isSelling(ctx.workspace.projectType),
    find: workInList(path, list, () => ({ state: 'assigned', filters: { to_release: true } })),
  },
]
