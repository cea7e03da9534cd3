// The checks with their phone and country tables come after the page stands; until then nothing is judged.

import { useEffect, useState } from 'react'

export type Rules = typeof import('../rules/validity.ts')

export const loadRules = (): Promise<Rules> => import('../rules/validity.ts')

export function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    let isHere = true
    // Without them the server still judges each step.
    void loadRules().then(
      (loaded) => void (isHere && setRules(() => loaded)),
      () => {},
    )
    return () => void (isHere = false)
  }, [])
  return rules
}
