// True while the background tasks are open in the top bar: by its button, or because a task has just started
// (spec 1 §4).

import type { Bootstrap } from '#platform/contract/session.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { makeStore } from '../../core/store.ts'

export const tasksOpen = makeStore(false)

export const openTasks = () => tasksOpen.set(true)

interface Viewer {
  bootstrap: Bootstrap
  can: (permission: Permission) => boolean
}

/** The task panel requires the project's flag (spec 1 §2.1) and permission to see mails. */
export const hasTaskPanel = ({ bootstrap, can }: Viewer): boolean =>
  bootstrap.settings.backgroundProcesses.bulkMail && can('shared_communication')
