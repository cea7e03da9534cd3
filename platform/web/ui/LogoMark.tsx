// Logo of a project: a floor plan in the theme's colour, different for each theme.

import { tintOf, type Theme } from '#platform/rules/project-type.ts'

interface Props {
  theme: Theme
  size?: number
}

/** Walls in a 24 × 24 plan; the gap is the door. */
const wallsOf: Record<Theme, string> = {
  rent: 'M6 18V6h12v12h-4M6 12h7M13 6v6',
  new: 'M6 18V6h12v12h-4M12 6v7h6',
  market: 'M6 18V6h12v12h-4M12 6v7h6',
  sale: 'M6 18V6h12v12h-4M6 11h12M11 11v7',
  invest: 'M6 18V6h12v12h-4M6 10h12M6 14h8M12 6v4',
  build: 'M6 18V6h7M18 11v7h-4M6 12h6',
}

export function LogoMark({ theme, size = 28 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <rect width="24" height="24" rx="6" fill={tintOf[theme]} />
      <path
        d={wallsOf[theme]}
        fill="none"
        stroke="#0b1a1c"
        strokeWidth="1.9"
        strokeLinecap="square"
        strokeLinejoin="miter"
      />
    </svg>
  )
}
