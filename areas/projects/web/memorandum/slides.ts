// Slides of the presentation; those without content are left out.

import type { Pitch } from '../../contract/public.ts'

export type Slide = 'cover' | 'highlights' | 'figures' | 'facts' | 'pictures' | 'dates'

export function slidesOf({ highlights, keyFigures, pictures, keyDates }: Pitch): Slide[] {
  return [
    'cover',
    ...(highlights.length > 0 ? (['highlights'] as const) : []),
    ...(keyFigures.length > 0 ? (['figures'] as const) : []),
    'facts',
    // The first picture stands on the cover.
    ...(pictures.length > 1 ? (['pictures'] as const) : []),
    ...(keyDates.length > 0 ? (['dates'] as const) : []),
  ]
}
