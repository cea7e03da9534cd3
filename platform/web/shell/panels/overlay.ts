// Which of the shell's own overlays is open; one at a time, opened by button or by key.

import { makeStore } from '../../core/store.ts'

export type Overlay = 'palette' | 'keys' | 'history'

export const openedOverlay = makeStore<Overlay | undefined>(undefined)

/** What was typed for the palette, also before its field was there to take it. */
export const typedForPalette = makeStore('')

export function openOverlay(overlay: Overlay | undefined): void {
  typedForPalette.set('')
  openedOverlay.set(overlay)
}
