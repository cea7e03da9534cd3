// Sends the request of a dialog: success closes the dialog, an error goes to the fields.

import type { ServerErrors } from '../form/use-server-errors.ts'

/** A mutation of `useChange` with `errors: 'own'`: the dialog shows its errors. */
export interface Change<Sent, Answer> {
  isPending: boolean
  mutate: (
    sent: Sent,
    then: { onSuccess: (answer: Answer) => unknown; onError: (failure: Error) => unknown },
  ) => unknown
}

interface Ways<Answer> {
  errors: Pick<ServerErrors, 'take'>
  onDone: (answer: Answer) => unknown
}

/** Does nothing without a request, or while the same dialog is sending. */
export function sendAction<Sent, Answer>(
  change: Change<Sent, Answer>,
  sent: Sent | undefined,
  { errors, onDone }: Ways<Answer>,
): void {
  if (sent === undefined || change.isPending) return
  change.mutate(sent, { onSuccess: onDone, onError: errors.take })
}
