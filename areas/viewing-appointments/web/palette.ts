import { listFinder } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { listBooked } from '../contract/list.ts'

const path = '/viewing-appointments/booked'

export const appointmentPalette: PalettePart = {
  finders: [
    listFinder({
      group: 'screen_viewing_booked',
      order: 700,
      icon: 'calendar-event',
      permission: 'viewing',
      path,
      list: listBooked,
      state: 'all',
      named: ['title', 'number'],
      told: ['state', 'starts_at', 'place'],
    }),
  ],
  actions: [
    {
      id: 'new appointment',
      title: 'viewing_appointments_plan_new',
      icon: 'calendar-event',
      permission: 'viewing',
      path,
      search: { create: 'appointment' },
    },
  ],
}
