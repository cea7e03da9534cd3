// Whether the background tasks are unfolded in the top bar: by its button, or by whoever has just begun one (spec 1 §4).

import { makeStore } from './store.ts'

export const tasksOpen = makeStore(false)

export const openTasks = () => tasksOpen.set(true)
