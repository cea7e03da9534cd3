// The currently open overlay of the shell; one at a time, opened by button or by key.

import { makeStore } from '../../core/store.ts'

export type Overlay = 'palette' | 'keys' | 'history'

export const openedOverlay = makeStore<Overlay | undefined>(undefined)

/** Text typed for the palette, including keys pressed before its input was mounted. */
export const typedForPalette = makeStore('')

export function openOverlay(overlay: Overlay | undefined): void {
  typedForPalette.set('')
  openedOverlay.set(overlay)
}
