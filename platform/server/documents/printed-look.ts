// Measures, colours and type of a printed document. Lengths in points.

import { plainNumerals } from './letters.ts'

export const pageHeight = 841.89
export const margin = 64
export const width = 595.28 - 2 * margin
export const bottom = pageHeight - 84
export const features = plainNumerals
export const ink = '#1f2429'
export const soft = '#5c6469'
export const line = '#d5d9db'
