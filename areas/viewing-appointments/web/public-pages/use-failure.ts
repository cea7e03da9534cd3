// Errors of a step: field errors below their fields, any other message above the button.

import { useState } from 'react'
import { noticesOf } from '#platform/web/api/call-failed.ts'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'

export function useFailure() {
  const { errors, errorOf, show, clear } = useServerErrors()
  const [message, setMessage] = useState<string>()
  return {
    errors,
    errorOf,
    message,
    show,
    take: (failure: unknown) => {
      const fields = fieldMessagesOf(failure)
      show(fields)
      setMessage(Object.keys(fields).length > 0 ? undefined : noticesOf(failure)[0]?.title)
    },
    clear: (name?: string) => {
      clear(name)
      setMessage(undefined)
    },
  }
}
