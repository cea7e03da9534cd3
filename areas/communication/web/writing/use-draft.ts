// Draft that is saved on the server while typing and restored after a reload or on another device. Windows of the
// same user never overwrite each other: the stale window asks which text to keep.

import { useRef, useState } from 'react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { CallFailed, call } from '#platform/web/api/call.ts'
import { useLeaveQuestion } from '#platform/web/form/use-unsent.ts'
import { useNowAndThen } from '../thread/use-now-and-then.ts'
import { draft as keptDraft, saveDesk, type KeptDraft } from '../../contract/thread.ts'

export type Draft = Omit<KeptDraft, 'writtenAt' | 'attachments'> & { attachments: readonly UploadedFile[] }

type Begun = Draft & Pick<KeptDraft, 'writtenAt'>

export type Keeping = 'untouched' | 'keeping' | 'kept' | 'failed'

/**
 * Save interval in milliseconds. The first save is immediate, so that colleagues see at once that the user is
 * writing.
 */
const keepEvery = 3000
export const nothing: Draft = {
  subject: '',
  body: '',
  attachments: [],
  adultId: null,
  answersMailId: null,
  language: null,
}

export function useDraft(applicationId: string, { writtenAt, ...begun }: Begun) {
  const [draft, setDraft] = useState<Draft>(begun)
  const [keeping, setKeeping] = useState<Keeping>('untouched')
  const [elsewhere, setElsewhere] = useState<KeptDraft>()
  const latest = useRef<Draft>(begun)
  const follows = useRef(writtenAt)
  const running = useRef<Promise<void>>(undefined)

  const send = async (sent: Draft): Promise<void> => {
    const { attachments, ...draft } = sent
    setKeeping('keeping')
    const ids = attachments.map(({ id }) => id)
    const words = { ...draft, attachments: ids, follows: follows.current }
    try {
      const { writtenAt } = await call(saveDesk, { params: { applicationId }, body: words })
      follows.current = writtenAt
      setKeeping(latest.current === sent ? 'kept' : 'keeping')
    } catch (failure) {
      setElsewhere(newerIn(failure))
      setKeeping('failed')
    }
  }
  /** Saves run one after the other, so that an older text never overwrites a newer one. */
  const keep = () => {
    running.current = (running.current ?? Promise.resolve()).then(() => send(latest.current))
    return running.current
  }
  const keepSoon = useNowAndThen(() => void keep(), keepEvery)
  useLeaveQuestion(keeping === 'failed')

  const write = (change: Partial<Draft>) => {
    latest.current = { ...latest.current, ...change }
    setDraft(latest.current)
    setKeeping('keeping')
    keepSoon.ask()
  }
  return {
    draft,
    keeping,
    write,
    /** Newer draft saved by another window, until the user decides which text to keep. */
    elsewhere,
    takeOther: (other: KeptDraft) => {
      const { writtenAt, ...words } = other
      follows.current = writtenAt
      setElsewhere(undefined)
      latest.current = words
      setDraft(words)
      setKeeping('kept')
    },
    keepThis: async (other: KeptDraft) => {
      follows.current = other.writtenAt
      setElsewhere(undefined)
      await keep()
    },
    /** Call before sending: waits for running saves, so that none arrives after the mail is sent. */
    settle: async () => {
      keepSoon.cancel()
      await running.current
    },
    discard: async () => {
      keepSoon.cancel()
      latest.current = nothing
      await keep()
    },
  }
}

function newerIn(failure: unknown): KeptDraft | undefined {
  if (!(failure instanceof CallFailed)) return undefined
  const newer = keptDraft.safeParse(failure.refusal.current)
  return newer.success ? newer.data : undefined
}

/** Ignores tags and spaces of the editor's HTML; a picture, table or line counts as content. */
export const isBlank = (html: string): boolean =>
  !/<(?:img|table|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
