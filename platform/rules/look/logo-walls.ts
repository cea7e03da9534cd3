// Lines of the logo of each theme.

import type { Theme } from '../project-type.ts'

/** Walls in a 24 × 24 plan; the gap is the door. */
export const wallsOf: Record<Theme, string> = {
  rent: 'M6 18V6h12v12h-4M6 12h7M13 6v6',
  new: 'M6 18V6h12v12h-4M12 6v7h6',
  market: 'M6 18V6h12v12h-4M12 6v7h6',
  sale: 'M6 18V6h12v12h-4M6 11h12M11 11v7',
  invest: 'M6 18V6h12v12h-4M6 10h12M6 14h8M12 6v4',
  build: 'M6 18V6h7M18 11v7h-4M6 12h6',
}
