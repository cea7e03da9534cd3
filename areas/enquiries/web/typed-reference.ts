// Keeps an unsent reference on this device until it is sent: a referee may look something up before going on.

import { useState } from 'react'
import { shelf } from '#areas/application-form/web/public.tsx'
import { typedIn, type TypedReference } from './stored-reference.ts'

/** Requires an open shelf. The beginning of the token identifies the form, and is no key to it. */
export function useTypedReference(token: string) {
  const key = `reference:${token.slice(0, 12)}`
  const [typed, setTyped] = useState(() => typedIn(shelf().getItem(key)))
  return {
    typed,
    change: (changes: Partial<TypedReference>) => {
      const next = { ...typed, ...changes }
      shelf().setItem(key, JSON.stringify(next))
      setTyped(next)
    },
    forget: () => shelf().removeItem(key),
  }
}
