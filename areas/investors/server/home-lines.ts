// Lines of the home page about investors.

import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { interestedInvestorsTable } from './interested/list.ts'
import { investorsTable } from './list/list.ts'

const isFor: HomeLine['isFor'] = ({ workspace }) => workspace.projectType === 'saleb2b'

export const investorLines: readonly HomeLine[] = [
  {
    key: 'investors_interested',
    topic: 'waits',
    order: 410,
    icon: 'briefcase',
    permission: 'permit',
    isFor,
    find: workInList(
      '/investors',
      () => investorsTable,
      () => ({ state: 'active', filters: { apply_state: ['interested'] } }),
    ),
  },
  {
    key: 'investors_offers',
    topic: 'waits',
    order: 420,
    icon: 'user-dollar',
    permission: 'permit',
    isFor,
    find: workInList(
      '/investors',
      () => investorsTable,
      () => ({ state: 'active', filters: { apply_state: ['nbo_submitted', 'bo_submitted'] } }),
    ),
  },
  {
    key: 'interested_b2b',
    topic: 'waits',
    order: 430,
    icon: 'user-heart',
    permission: 'interested_people',
    isFor,
    find: workInList(
      '/interested-people-b2b',
      () => interestedInvestorsTable,
      () => ({ state: 'active' }),
    ),
  },
]
