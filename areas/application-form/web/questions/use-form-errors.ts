// Errors after a validation. Messages at the fields disappear on edit. The summary keeps them until the next
// validation, so that the layout does not move during corrections.

import { useState } from 'react'
import { fieldMessagesOf, useServerErrors, type ServerErrors } from '#platform/web/form/use-server-errors.ts'

export interface FormErrors extends ServerErrors {
  /** Errors of the last validation, by path. */
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
