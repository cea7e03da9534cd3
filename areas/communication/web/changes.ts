// Mutations for threads and mails, with the queries that each makes stale.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf, useChange } from '#platform/web/api/query.ts'
import { askUnread, setUnread } from '#platform/web/shell/frame/unread.ts'
import { getInbox, getMailboxes, markMailRead, setMailState, setMailStates } from '../contract/inbox.ts'
import { getOutbox, releaseMails } from '../contract/outbox.ts'
import { fileAttachment, getFiling } from '../contract/filing.ts'
import {
  changeMail,
  getDirectMail,
  getFeed,
  liftBounce,
  previewMail,
  removeMail,
  retryMail,
  sendDirectMail,
  sendTestMail,
  writeNote,
} from '../contract/thread.ts'

const staleAfterAction: Endpoint[] = [getInbox, getMailboxes, getFeed]
const staleAfterWriting: Endpoint[] = [...staleAfterAction, getDirectMail, getOutbox]

export const useSetMailState = () => {
  const queryClient = useQueryClient()
  return useChange(setMailState, { stale: staleAfterAction, onDone: () => void askUnread(queryClient) })
}

export const useSetMailStates = (onDone: () => unknown) => {
  const queryClient = useQueryClient()
  return useChange(setMailStates, {
    stale: staleAfterAction,
    onDone: () => {
      void askUnread(queryClient)
      return onDone()
    },
  })
}

/** Marks a thread as read and stores the new unread count. Errors are not shown: the next opening repeats the call. */
export function useReading() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (applicationId: string) => call(markMailRead, { params: { applicationId } }),
    onSuccess: ({ unread_messages }) => {
      setUnread(queryClient, unread_messages)
      return Promise.all([getInbox, getMailboxes].map((one) => queryClient.invalidateQueries({ queryKey: keyOf(one) })))
    },
  })
}

export const useSendDirectMail = () => useChange(sendDirectMail, { stale: staleAfterWriting, errors: 'own' })
export const useSendTestMail = () => useChange(sendTestMail, { errors: 'own' })
export const usePreviewMail = () => useChange(previewMail, { errors: 'own' })
export const useWriteNote = () => useChange(writeNote, { stale: staleAfterAction })
export const useRemoveMail = () => useChange(removeMail, { stale: staleAfterWriting })
export const useRetryMail = () => useChange(retryMail, { stale: staleAfterWriting })
export const useChangeMail = () => useChange(changeMail, { stale: staleAfterAction })
export const useReleaseMails = () => useChange(releaseMails, { stale: staleAfterWriting })
export const useChangeMailInForm = () => useChange(changeMail, { stale: staleAfterAction, errors: 'own' })
export const useLiftBounce = () => useChange(liftBounce, { stale: staleAfterAction })
export const useFileAttachment = () => useChange(fileAttachment, { stale: [getFeed, getFiling], errors: 'own' })
