// State of the left menu: expanded or collapsed by the person (stored per browser), and collapsed while the side
// panel needs the space (spec 1 §2.1).

import { makeStore } from '../../core/store.ts'

const storageKey = 'mainMenuState'

interface MenuState {
  chosen: 'expanded' | 'collapsed'
  /** True while the side panel is open on a narrow screen. */
  makesRoom: boolean
  /** State of the drawer below 800 px. */
  isDrawerOpen: boolean
}

export const menuState = makeStore<MenuState>({
  chosen: localStorage.getItem(storageKey) === 'collapsed' ? 'collapsed' : 'expanded',
  makesRoom: false,
  isDrawerOpen: false,
})

export const isCollapsed = ({ chosen, makesRoom }: MenuState) => makesRoom || chosen === 'collapsed'

export function toggleMenu() {
  const chosen = isCollapsed(menuState.now()) ? 'expanded' : 'collapsed'
  localStorage.setItem(storageKey, chosen)
  menuState.set({ ...menuState.now(), chosen, makesRoom: false })
}

export const makeRoomForPanel = (makesRoom: boolean) => menuState.set({ ...menuState.now(), makesRoom })

export const openMenuDrawer = (isDrawerOpen: boolean) => menuState.set({ ...menuState.now(), isDrawerOpen })
