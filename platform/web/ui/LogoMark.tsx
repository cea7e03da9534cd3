// Logo of a project: a floor plan in the theme's colour, different for each theme.

import { wallsOf } from '#platform/rules/look/logo-walls.ts'
import { tintOf, type Theme } from '#platform/rules/project-type.ts'

interface Props {
  theme: Theme
  size?: number
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
