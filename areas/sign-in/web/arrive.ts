// After any sign-in: stores the person and opens the page that they wanted.

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SessionUser } from '#platform/contract/session.ts'
import { rememberLanguage, storedLanguage } from '#platform/web/i18n/language.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { safeRedirect } from '#platform/web/shell/guard.ts'
import { beginSession } from '#platform/web/api/session.ts'

export interface Answer {
  token: string
  needs_second_factor: boolean
  user: SessionUser | null
  device_mark: string | null
}

export function useArrival(): (user: SessionUser, token: string) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { search } = useAddress()
  return useCallback(
    (user, token) => {
      // A language chosen on this browser takes precedence over the user's own language.
      if (storedLanguage('staff') === undefined) rememberLanguage(user.language)
      beginSession({ ...user, token }, queryClient)
      router.history.push(safeRedirect(search.redirect) ?? '/')
    },
    [queryClient, router, search.redirect],
  )
}
