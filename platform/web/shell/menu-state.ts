// The left menu: expanded or collapsed as the person chose (kept per browser), and collapsed for as long as the side panel
// needs the room (spec 1 §2.1).

import { useSyncExternalStore } from 'react'

const storageKey = 'mainMenuState'

interface MenuState {
  isCollapsed: boolean
  /** The drawer below 800 px. */
  isDrawerOpen: boolean
}

let chosen: 'expanded' | 'collapsed' = localStorage.getItem(storageKey) === 'collapsed' ? 'collapsed' : 'expanded'
let makesRoom = false
let state: MenuState = { isCollapsed: chosen === 'collapsed', isDrawerOpen: false }
const listeners = new Set<() => void>()

export function toggleMenu() {
  chosen = state.isCollapsed ? 'expanded' : 'collapsed'
  makesRoom = false
  localStorage.setItem(storageKey, chosen)
  change({})
}

/** The panel opened on a narrow screen, or closed again. */
export function makeRoomForPanel(needed: boolean) {
  makesRoom = needed
  change({})
}

export function openMenuDrawer(isDrawerOpen: boolean) {
  change({ isDrawerOpen })
}

export function useMenuState(): MenuState {
  return useSyncExternalStore(subscribe, () => state)
}

function change(next: Partial<MenuState>) {
  state = { ...state, ...next, isCollapsed: makesRoom || chosen === 'collapsed' }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
