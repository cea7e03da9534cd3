// Errors of a form after a check: beneath the fields they go as soon as somebody edits, in the summary on top they stay until
// the next check, so that nothing moves under the hands of a person who corrects one field after the other.

import { useState } from 'react'
import { fieldMessagesOf, useServerErrors, type ServerErrors } from '#platform/web/form/use-server-errors.ts'

export interface FormErrors extends ServerErrors {
  /** As they were found by the last check. */
  found: Record<string, string>
}

export function useFormErrors(): FormErrors {
  const live = useServerErrors()
  const [found, setFound] = useState<Record<string, string>>({})
  return {
    ...live,
    found,
    show: (errors) => {
      setFound(errors)
      live.show(errors)
    },
    take: (failure) => {
      setFound(fieldMessagesOf(failure))
      live.take(failure)
    },
    clear: (name) => {
      if (name === undefined) setFound({})
      live.clear(name)
    },
  }
}
