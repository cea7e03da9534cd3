// Colours of a drawn plan or building front, for the light and the dark scheme.

import type { DrawingScheme } from '#areas/buildings/rules/drawing-scheme.ts'
import type { RoomKind } from './floor-plan.ts'

export interface PlanPalette {
  paper: string
  wall: string
  text: string
  faint: string
  furniture: string
  floors: Record<RoomKind, string>
}

const floors = (dry: string, wet: string, side: string, outside: string): Record<RoomKind, string> => ({
  living: dry,
  bedroom: dry,
  office: dry,
  shop: dry,
  kitchen: wet,
  bath: wet,
  toilet: wet,
  hall: side,
  storage: side,
  balcony: outside,
})

export const planPalettes: Record<DrawingScheme, PlanPalette> = {
  light: {
    paper: '#ffffff',
    wall: '#262b30',
    text: '#262b30',
    faint: '#69727a',
    furniture: '#b4bbc1',
    floors: floors('#fbf8f2', '#edf4f6', '#f5f5f2', '#eef4ea'),
  },
  dark: {
    paper: '#181b1e',
    wall: '#dfe3e6',
    text: '#eceef0',
    faint: '#a3acb3',
    furniture: '#59636a',
    floors: floors('#24282b', '#202b30', '#1f2326', '#222b24'),
  },
}
