// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { lazy } from 'react'

export const tasksWeb: WebArea = {
  word: 'tasks',
  routes: [],
  parts: { Tasks: lazy(() => import('./TasksMenu.tsx')) },
}
