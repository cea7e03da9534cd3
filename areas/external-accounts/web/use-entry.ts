// Steps of a sign-in on the pages of an entrance.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { keepDeviceMark } from '#areas/sign-in/web/public.tsx'
import { beginSession } from '#platform/web/api/session.ts'
import { useAddress, useParam } from '#platform/web/core/address.ts'
import { safeRedirect } from '#platform/web/shell/guard.ts'
import type { CodeSent, SignedIn } from '../contract/account-fields.ts'
import { entranceOf, type Entrance, type EntranceCalls } from './entrance.ts'
import { codePath, forgetSentCode, keepSentCode } from './sent-code.ts'

/** The path says which entrance it is: only pages of investors have a project. */
export function useEntrance(): Entrance {
  const [projectSlug, dmsSlug] = [useParam('projectSlug'), useParam('dmsSlug')]
  return projectSlug ? entranceOf('b2b', projectSlug) : entranceOf('dms', dmsSlug)
}

interface Step<Given, Answer> {
  send: (calls: EntranceCalls, given: Given) => Promise<Answer>
  onDone?: (answer: Answer) => void
}

/** A call of the entrance; the form shows its error. */
export function useEntryStep<Given, Answer>(entrance: Entrance, { send, onDone }: Step<Given, Answer>) {
  return useMutation<Answer, Error, Given>({
    mutationFn: (given) => send(entrance.calls, given),
    onSuccess: (answer) => onDone?.(answer),
  })
}

/** Opens the page for the code; the page wanted after the sign-in stays in the address. */
export function useCodePage(entrance: Entrance): (sent: CodeSent) => void {
  const router = useRouter()
  const { search } = useAddress()
  return useCallback(
    (sent) => {
      keepSentCode(sent)
      const { redirect } = search
      void router.navigate({ to: codePath(entrance, sent), search: redirect ? { redirect } : {} })
    },
    [entrance, router, search],
  )
}

export function useExternalArrival(): (signedIn: SignedIn) => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { search } = useAddress()
  return useCallback(
    ({ user, token, device_mark, landing }) => {
      keepDeviceMark(device_mark)
      forgetSentCode()
      beginSession({ ...user, token }, queryClient)
      router.history.push(safeRedirect(search.redirect) ?? landing)
    },
    [queryClient, router, search.redirect],
  )
}
