// The protocol while it is written: kept on the device at once, saved to the server shortly after, and again and again
// until the connection is back.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { shelf } from '#areas/application-form/web/public.tsx'
import { call, CallFailed } from '#platform/web/api/call.ts'
import { isBroken } from '#platform/web/api/persist.ts'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { useSteady } from '#platform/web/core/use-steady.ts'
import { useReconnect } from '#platform/web/form/use-unsent.ts'
import { getHandover, saveHandover, type Handover } from '../../contract/handover.ts'
import type { HandoverContent } from '../../rules/handover/handover-content.ts'
import { keptText, keyOfHandover, readKept, whichIsNewer, type KeptHandover, type Signing } from './kept-handover.ts'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'failed'

/** Milliseconds. */
const pauseBeforeSaving = 1_200
const pauseBetweenAttempts = 10_000

const blank: Signing = { name: '', signature: [] }

export function useHandoverDraft(applicationId: string, handover: Handover) {
  const queryClient = useQueryClient()
  const place = keyOfHandover(handover.id)
  const [begun] = useState(() => begin(place, handover))
  const [draft, setDraft] = useState(begun.draft)
  const [state, setState] = useState<SaveState>(begun.state)
  const newest = useRef(draft)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = (next: KeptHandover) => {
    newest.current = next
    setDraft(next)
    shelf().setItem(place, keptText(next))
  }
  const planSave = (pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause)
  }
  /** True once the server has everything. */
  const save = useSteady(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (running.current) await running.current
    if (state === 'conflict') return false
    running.current = send()
    const isSaved = await running.current
    running.current = null
    return isSaved
  })
  const send = async (): Promise<boolean> => {
    const { base, content } = newest.current
    setState('saving')
    try {
      const { version } = await call(saveHandover, { params: { id: applicationId }, body: { version: base, content } })
      keep({ ...newest.current, base: version })
      const { queryKey } = queryOf(getHandover, { params: { id: applicationId } })
      queryClient.setQueryData(queryKey, (before) =>
        before?.handover ? { ...before, handover: { ...before.handover, version, content } } : before,
      )
      const isLast = newest.current.content === content
      setState(isLast ? 'saved' : 'saving')
      if (!isLast) planSave(pauseBeforeSaving)
      return isLast
    } catch (failure) {
      await fail(failure)
      return false
    }
  }
  const fail = async (failure: unknown) => {
    if (isBroken(failure) || !(failure instanceof CallFailed)) {
      setState('waiting')
      planSave(pauseBetweenAttempts)
      return
    }
    setState(failure.status === 409 ? 'conflict' : 'failed')
    // Signed on another device, or saved there: the page shows which.
    await queryClient.invalidateQueries({ queryKey: keyOf(getHandover) })
  }

  const change = (content: HandoverContent) => {
    keep({ ...newest.current, content })
    if (state === 'conflict') return
    setState('saving')
    planSave(pauseBeforeSaving)
  }
  useReconnect(() => {
    if (state === 'waiting') void save()
  })
  useEffect(() => {
    if (begun.state === 'saving') planSave(0)
    const leave = () => {
      if (timer.current !== undefined) void save()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
    // Only once: later saves are planned by changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    draft,
    state,
    save,
    version: () => newest.current.base,
    change,
    /** For what arrives later, such as an uploaded photo: other fields may have changed meanwhile. */
    changeNow: useSteady((next: (now: HandoverContent) => HandoverContent) => change(next(newest.current.content))),
    sign: (side: 'seller' | 'buyer', signing: Signing) => keep({ ...newest.current, [side]: signing }),
    /** `mine` writes this device's state over the one on the server. */
    settle: (which: 'mine' | 'theirs') => {
      const { version: base, content } = handover
      keep(which === 'mine' ? { ...newest.current, base } : { ...newest.current, base, content })
      setState(which === 'mine' ? 'saving' : 'saved')
      if (which === 'mine') planSave(0)
    },
    forget: () => shelf().removeItem(place),
  }
}

function begin(place: string, handover: Handover): { draft: KeptHandover; state: SaveState } {
  const kept = readKept(shelf().getItem(place))
  const onServer = { base: handover.version, content: handover.content }
  const newer = whichIsNewer(kept, handover)
  if (kept === null) return { draft: { ...onServer, seller: blank, buyer: blank }, state: 'saved' }
  if (newer === 'server') return { draft: { ...kept, ...onServer }, state: 'saved' }
  return { draft: kept, state: newer === 'kept' ? 'saving' : 'conflict' }
}
