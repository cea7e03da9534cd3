// Loads the list of a draw and recomputes its order in this browser, without waiting for a click.

import { useEffect, useState } from 'react'
import { fetchText } from '#platform/web/api/download.ts'
import type { PublicDraw } from '../../contract/public-draw.ts'
import { checkDraw, type CheckedDraw } from '../../rules/check-draw.ts'
import { canHash, webHashing } from '../web-hashing.ts'

export type DrawCheck =
  | { step: 'waiting' }
  | { step: 'computing'; done: number }
  | { step: 'done'; checked: CheckedDraw }
  /** The browser offers no hash functions on an insecure connection. */
  | { step: 'impossible' }
  | { step: 'failed' }

export const listPath = (slug: string): string => `/api/v1/draws/public/${slug}/list`
export const scriptPath = (slug: string): string => `/api/v1/draws/public/${slug}/script`

/** Lets the browser draw the progress. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

export function useDrawCheck(slug: string, draw: Pick<PublicDraw, 'fingerprint' | 'state'> | undefined): DrawCheck {
  const [check, setCheck] = useState<DrawCheck>({ step: 'waiting' })
  const { fingerprint, state } = draw ?? {}
  useEffect(() => {
    if (!fingerprint) return
    let isLeft = false
    const show = (next: DrawCheck) => {
      if (!isLeft) setCheck(next)
    }
    const run = async () => {
      if (!canHash()) return show({ step: 'impossible' })
      const text = await fetchText(listPath(slug))
      const checked = await checkDraw({ text, fingerprint }, webHashing, (done) => {
        show({ step: 'computing', done })
        return pause()
      })
      show({ step: 'done', checked })
    }
    void run().catch(() => show({ step: 'failed' }))
    return () => void (isLeft = true)
  }, [slug, fingerprint, state])
  return check
}
