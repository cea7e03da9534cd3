// Texts of an area for its section on a page of another area, which loads only the texts of its own.

import { useEffect, useState } from 'react'
import { showCurrentLanguage, speakOf } from './texts.ts'

/** Returns true once they are loaded. */
export function useAreaTexts(area: string, isNeeded: boolean): boolean {
  const [hasTexts, setTexts] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    speakOf([area])
    void showCurrentLanguage().then(() => setTexts(true))
  }, [area, isNeeded])
  return hasTexts
}
