// Lines of the home page about the appointments of the day, and draws that a second person has to confirm.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { workInList, type HomeLine } from '#platform/server/home-lines.ts'
import { bookedTable } from './list.ts'

const path = '/viewing-appointments/booked'

export const viewingLines: readonly HomeLine[] = [
  {
    key: 'viewings_today',
    topic: 'waits',
    order: 300,
    icon: 'calendar-event',
    permission: 'viewing',
    find: workInList(
      path,
      () => bookedTable,
      ({ now }) => ({
        state: 'all',
        filters: { date: { from: dayOf(now), to: dayOf(now) }, takes_place: true },
      }),
    ),
  },
  {
    key: 'draws_to_confirm',
    topic: 'waits',
    order: 600,
    icon: 'arrows-split',
    permission: 'viewing',
    find: workInList(
      path,
      () => bookedTable,
      () => ({ state: 'all', filters: { draw_to_confirm: true } }),
    ),
  },
]
