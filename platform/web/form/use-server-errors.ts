// Field errors from the server, shown below the fields and cleared on edit (spec 1 §5).

import { useCallback, useState } from 'react'
import { CallFailed, noticesOf } from '../api/call-failed.ts'
import { notify } from '../core/notify.ts'

/** Milliseconds; toasts of forms close sooner than other messages (spec 1 §8). */
const toastFor = 3000

export interface ServerErrors {
  /** Messages by dotted field path. */
  errors: Record<string, string>
  errorOf: (name: string) => string | undefined
  /** Handles a failed call: field errors are shown below the fields, other errors as a message. */
  take: (failure: unknown) => void
  /** Shows errors of browser-side validation in the same way. */
  show: (errors: Record<string, string>) => void
  clear: (name?: string) => void
}

/** Messages by field path; a message may contain a placeholder for the label. */
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
