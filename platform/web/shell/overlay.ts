// Which of the shell's own overlays is open; one at a time, opened by button or by key.

import { makeStore } from './store.ts'

export type Overlay = 'palette' | 'keys' | 'history'

export const openedOverlay = makeStore<Overlay | undefined>(undefined)

export const openOverlay = (overlay: Overlay | undefined) => openedOverlay.set(overlay)
