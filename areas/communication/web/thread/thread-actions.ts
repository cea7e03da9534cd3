// Actions on a whole thread with their shortcuts. After some of them the thread is closed.

import type { Sent } from '#platform/contract/endpoint.ts'
import { t } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { InboxItem, setMailState } from '../../contract/inbox.ts'
import { useSetMailState } from '../changes.ts'

export type ThreadActionBody = NonNullable<Sent<typeof setMailState>['body']>

export const actionKeys = { answer: 'r', archive: 'e', unread: 'u', important: 'i', snooze: 's' }

const leaving = new Set<ThreadActionBody['state']>(['archive', 'unread'])

export const isLeaving = ({ state, until }: ThreadActionBody): boolean =>
  leaving.has(state) || (state === 'snooze' && Boolean(until))

export function useOneThread({ application_id: applicationId }: InboxItem, onLeave: () => void) {
  const action = useSetMailState()
  return (body: ThreadActionBody) =>
    action.mutate(
      { params: { applicationId }, body },
      {
        onSuccess: () => {
          tellDone(body, 1)
          if (isLeaving(body)) onLeave()
        },
      },
    )
}

/** Notifies only if the thread disappears from view or several threads are changed; other changes are visible. */
export function tellDone(body: ThreadActionBody, count: number) {
  const word = body.state === 'snooze' && !body.until ? 'unsnooze' : body.state
  if (count === 1 && !isLeaving(body)) return
  notify({ type: 'success', title: t(`communication_done_${word}`, { count }) })
}
