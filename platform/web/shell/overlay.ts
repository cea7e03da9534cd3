// Which of the shell's own overlays is open; one at a time, opened by button or by key.

import { useSyncExternalStore } from 'react'

export type Overlay = 'palette' | 'keys' | 'history'

let open: Overlay | undefined
const listeners = new Set<() => void>()

export function openOverlay(overlay: Overlay | undefined) {
  open = overlay
  for (const tell of listeners) tell()
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
