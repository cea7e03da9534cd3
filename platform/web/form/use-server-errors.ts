// Field errors of the server, shown beneath the fields and cleared as soon as a person edits (spec 1 §5).

import { useCallback, useState } from 'react'
import { CallFailed, noticesOf } from '../api/call-failed.ts'
import { notify } from '../core/notify.ts'

/** Form toasts leave sooner than other messages (spec 1 §8). */
const toastFor = 3000

export interface ServerErrors {
  /** Message by dotted field path. */
  errors: Record<string, string>
  errorOf: (name: string) => string | undefined
  /** Reads a failed call: field errors go beneath the fields, everything else becomes a message. */
  take: (failure: unknown) => void
  /** For checks in the browser: the same place, the same look. */
  show: (errors: Record<string, string>) => void
  clear: (name?: string) => void
}

/** Message by field path; a message that names its field keeps a place for the label. */
export function fieldMessagesOf(failure: unknown): Record<string, string> {
  return failure instanceof CallFailed ? { ...failure.refusal.fields, ...failure.refusal.labelled } : {}
}

export function useServerErrors(): ServerErrors {
  const [errors, show] = useState<Record<string, string>>({})

  const take = useCallback((failure: unknown) => {
    const fields = fieldMessagesOf(failure)
    show(fields)
    if (Object.keys(fields).length > 0) return
    for (const notice of noticesOf(failure)) notify({ duration: toastFor, ...notice })
  }, [])
  const clear = useCallback((name?: string) => {
    show((before) => {
      if (name === undefined) return {}
      if (!(name in before)) return before
      return Object.fromEntries(Object.entries(before).filter(([key]) => key !== name))
    })
  }, [])
  return { errors, errorOf: (name) => errors[name], take, show, clear }
}
