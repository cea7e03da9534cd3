// What one is writing, kept at the server as one writes: there again after a reload, and on another device.

import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { call } from '#platform/web/api/call.ts'
import { useLeaveQuestion } from '#platform/web/form/use-unsent.ts'
import { saveDesk } from '../contract/thread.ts'

export interface Draft {
  subject: string
  body: string
  attachments: readonly UploadedFile[]
  /** To one person of the household; null to whoever applied for all. */
  adultId: string | null
}

export type Keeping = 'untouched' | 'keeping' | 'kept' | 'failed'

const keepAfter = 1000

export function useDraft(applicationId: string, begun: Draft) {
  const [draft, setDraft] = useState(begun)
  const [keeping, setKeeping] = useState<Keeping>('untouched')
  const latest = useRef(begun)
  const running = useRef<Promise<void>>(undefined)

  const send = async ({ subject, body, attachments, adultId }: Draft): Promise<void> => {
    setKeeping('keeping')
    try {
      const ids = attachments.map(({ id }) => id)
      await call(saveDesk, { params: { applicationId }, body: { subject, body, attachments: ids, adultId } })
      setKeeping('kept')
    } catch {
      setKeeping('failed')
    }
  }
  /** One after the other, so that an older text never comes last. */
  const keep = () => {
    running.current = (running.current ?? Promise.resolve()).then(() => send(latest.current))
    return running.current
  }
  const keepSoon = useDebouncedCallback(() => void keep(), { delay: keepAfter, flushOnUnmount: true })
  const keepNow = useEffectEvent(() => keepSoon.flush())
  useEffect(() => {
    const flush = () => keepNow()
    addEventListener('pagehide', flush)
    return () => removeEventListener('pagehide', flush)
  }, [])
  useLeaveQuestion(keeping === 'failed')

  const write = (change: Partial<Draft>) => {
    latest.current = { ...latest.current, ...change }
    setDraft(latest.current)
    setKeeping('keeping')
    keepSoon()
  }
  return {
    draft,
    keeping,
    write,
    /** Before it is sent: nothing of it may arrive later. */
    settle: async () => {
      keepSoon.cancel()
      await running.current
    },
    discard: async () => {
      keepSoon.cancel()
      latest.current = { subject: '', body: '', attachments: [], adultId: null }
      await keep()
    },
  }
}

/** The editor's HTML without its tags and spaces; a picture is something. */
export const isBlank = (html: string): boolean =>
  !/<(?:img|table|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
