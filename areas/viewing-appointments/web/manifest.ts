// Registers the area in the web. Large modules are imported when they are first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'

export const viewingAppointmentsWeb: WebArea = {
  word: 'viewing-appointments',
  routes: [],
}
