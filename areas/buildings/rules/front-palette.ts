// Colours of a drawn house front: daylight, and dusk for the dark scheme.

import type { DrawingScheme } from './drawing-scheme.ts'

export interface FrontPalette {
  sky: string
  hill: string
  grass: string
  street: string
  walls: readonly string[]
  roofs: readonly string[]
  plinth: string
  trim: string
  glass: string
  lit: string
  shutter: string
  rail: string
  door: string
  awning: string
  leaves: string
  leavesLight: string
  trunk: string
}

export const frontPalettes: Record<DrawingScheme, FrontPalette> = {
  light: {
    sky: '#eaf2f5',
    hill: '#d5e4e0',
    grass: '#c3d6b8',
    street: '#d9dcde',
    walls: ['#f3ead9', '#e9e4dd', '#dfe6e8', '#f0dccb', '#e3e8da', '#f6f2ea'],
    roofs: ['#a5674f', '#8d5b4c', '#7c6a63'],
    plinth: '#a9aca9',
    trim: '#ffffff',
    glass: '#9db6c2',
    lit: '#f5dfa6',
    shutter: '#6f8a79',
    rail: '#5f676c',
    door: '#6d5443',
    awning: '#c26b56',
    leaves: '#7fa287',
    leavesLight: '#98b89c',
    trunk: '#8a7360',
  },
  dark: {
    sky: '#1a2228',
    hill: '#212d31',
    grass: '#28362d',
    street: '#2a3035',
    walls: ['#5a5348', '#4f5052', '#46545a', '#5c4c43', '#4c5449', '#5b5952'],
    roofs: ['#6a4438', '#5b4038', '#4d4543'],
    plinth: '#3d4144',
    trim: '#858c91',
    glass: '#2b3a44',
    lit: '#e6c66f',
    shutter: '#3d5247',
    rail: '#9aa3a9',
    door: '#3a2e27',
    awning: '#7d4638',
    leaves: '#35503f',
    leavesLight: '#446250',
    trunk: '#43382f',
  },
}
