// Appearance chosen by the person: light, dark, system, or high contrast. Stored per browser.

import { useSyncExternalStore } from 'react'
import { chosenLook, lookKey, type Look } from './chosen-look.ts'
import type { Appearance, Contrast } from './tokens.ts'

const listeners = new Set<() => void>()
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const prefersContrast = matchMedia('(prefers-contrast: more)')

export function chooseLook(look: Look) {
  localStorage.setItem(lookKey, look)
  for (const tell of listeners) tell()
}

/** High contrast follows the system's light or dark mode. */
export function useLook(): { look: Look; appearance: Appearance; contrast: Contrast } {
  const look = useSyncExternalStore(subscribe, chosenLook)
  const isDark = useSyncExternalStore(subscribe, () => prefersDark.matches)
  const wantsContrast = useSyncExternalStore(subscribe, () => prefersContrast.matches)
  const appearance = look === 'light' || look === 'dark' ? look : isDark ? 'dark' : 'light'
  const contrast = look === 'contrast' || (look === 'system' && wantsContrast) ? 'more' : 'normal'
  return { look, appearance, contrast }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  prefersDark.addEventListener('change', listener)
  prefersContrast.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    prefersDark.removeEventListener('change', listener)
    prefersContrast.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}
