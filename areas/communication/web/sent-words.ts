// What this page has sent, as it was written: a mail that is called back begins again with its placeholders and without the
// signature, which the mail itself no longer tells apart from its words.

import { call } from '#platform/web/api/call.ts'
import { saveDesk } from '../contract/thread.ts'
import type { Draft } from './use-draft.ts'

const sent = new Map<string, Draft>()

export const rememberSent = (mailId: string, words: Draft) => sent.set(mailId, words)

/** Lays them on the desk in the place of what the server could make of the mail. */
export async function takeUpAgain(applicationId: string, mailId: string): Promise<void> {
  const words = sent.get(mailId)
  if (!words) return
  sent.delete(mailId)
  const { subject, body, attachments, adultId } = words
  const ids = attachments.map(({ id }) => id)
  // Without it the server's words stand there: no reason to stop.
  await call(saveDesk, { params: { applicationId }, body: { subject, body, attachments: ids, adultId } }).catch(
    () => undefined,
  )
}
