// What a person of staff sends waits half a minute in which it can be called back; what goes by itself does not.

import type { Notice } from '../../contract/notify.ts'
import { holdSeconds } from '../../rules/mail-states.ts'
import type { Context, StaffContext } from '../context.ts'
import { queueMail, type MailDraft } from './outbox.ts'

export const leavesAt = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() + holdSeconds * 1000)

/** Returns its id. The same deed may be one of the system or of an applicant: then nobody is there to call it back. */
export const queueByHand = (ctx: Context, draft: MailDraft): Promise<string> =>
  queueMail(ctx, { ...draft, ...(ctx.actor.kind === 'user' && { notBefore: leavesAt(ctx) }) })

/** The deed is done; its mails can still be called back from the message that says so. */
export const saidWithMails = (ctx: StaffContext, title: string, mailIds: readonly string[]): Notice[] => [
  {
    type: 'success',
    title,
    duration: holdSeconds * 1000,
    waiting: { mailIds: [...mailIds], until: leavesAt(ctx).toISOString() },
  },
]
