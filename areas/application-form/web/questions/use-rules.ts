// Loads the rules with their phone and country tables after the page. Until then nothing is validated.

import { useEffect, useState } from 'react'
import { arriving } from '#platform/web/core/arriving.ts'

export type Rules = typeof import('#areas/forms/rules/validity.ts')

export const loadRules = arriving((): Promise<Rules> => import('#areas/forms/rules/validity.ts'))

/** Null without a connection; the server still checks the submitted data. */
export const rulesAtHand = (): Promise<Rules | null> => loadRules().catch(() => null)

export function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    let isHere = true
    void rulesAtHand()
    void loadRules.here.then((loaded) => void (isHere && setRules(() => loaded)))
    return () => void (isHere = false)
  }, [])
  return rules
}
