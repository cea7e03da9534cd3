// Registers the screens of document rooms, and their section on the pages of objects and projects.

import { objectMain } from '#areas/objects/contract/places.ts'
import { projectMain } from '#areas/projects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { documentRoomRoutes } from './routes.ts'

export const documentRoomsWeb: WebArea = {
  word: 'document-room',
  routes: documentRoomRoutes,
  slots: [
    slot(objectMain, {
      order: 700,
      permission: 'object_read',
      isShown: (_object, { lets }) => !lets,
      load: () => import('./rooms/ObjectRoomSection.tsx'),
    }),
    slot(projectMain, {
      order: 400,
      permission: 'object_read',
      load: () => import('./rooms/ProjectRoomSection.tsx'),
    }),
  ],
}
