// Message of a failed step for the form as a whole; errors of single fields are shown there.

import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'

export const formErrorOf = (failure: Error | null): string | undefined =>
  failure && Object.keys(fieldMessagesOf(failure)).length === 0 ? failure.message : undefined
