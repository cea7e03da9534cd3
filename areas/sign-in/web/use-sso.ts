// Single sign-on in the browser: popup, waiting, exchange, and all failures.

import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { signInByAzure, signInByOidc, startAzure, startOidc } from '../contract/single-sign-on.ts'
import { providerProblem } from '../rules/single-sign-on.ts'
import type { Answer } from './arrive.ts'
import { deviceMarks } from './device-marks.ts'
import { answerTo, openWindow } from './sso-popup.ts'

const calls = {
  azure: { start: startAzure, finish: signInByAzure },
  oidc: { start: startOidc, finish: signInByOidc },
}
export type ProviderName = keyof typeof calls

interface Sso {
  waitsFor: ProviderName | undefined
  problem: string | undefined
  begin: (provider: ProviderName) => void
  cancel: () => void
}

export function useSso(onDone: (answer: Answer) => void): Sso {
  const t = useText()
  const [waitsFor, setWaitsFor] = useState<ProviderName>()
  const [problem, setProblem] = useState<string>()
  const round = useRef<AbortController>(undefined)
  useEffect(() => () => round.current?.abort(), [])

  const walk = async (provider: ProviderName, popup: Window, signal: AbortSignal) => {
    const { url } = await call(calls[provider].start, {}, { signal })
    popup.location.href = url
    const answer = await answerTo(new URL(url).searchParams.get('state') ?? '', signal)
    if (answer === 'cancelled') return
    if (answer === 'late') return setProblem(t('sign_in_sso_late'))
    const { code, state, iss, error, error_description } = answer
    if (!code) return setProblem(t(providerProblem(error ?? '', error_description ?? '')))
    const device = navigator.userAgent.slice(0, 400)
    const body = { code, state, device, device_marks: deviceMarks(), ...(iss && { iss }) }
    onDone(await call(calls[provider].finish, { body }, { signal }))
  }

  const begin = (provider: ProviderName) => {
    round.current?.abort()
    setProblem(undefined)
    const popup = openWindow()
    if (!popup) return setProblem(t('sign_in_sso_blocked'))
    const mine = new AbortController()
    round.current = mine
    setWaitsFor(provider)
    walk(provider, popup, mine.signal)
      .catch((failure: unknown) => {
        popup.close()
        if (!mine.signal.aborted) setProblem(failure instanceof Error ? failure.message : t('sign_in_sso_failed'))
      })
      .finally(() => {
        if (round.current === mine) setWaitsFor(undefined)
      })
  }

  const cancel = useCallback(() => {
    round.current?.abort()
    setWaitsFor(undefined)
  }, [])
  return { waitsFor, problem, begin, cancel }
}
