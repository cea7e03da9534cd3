// Which mails were written to which participant. Rows are only added: an update of participants would wait for
// bookings.

import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { reachesNobody, type MailState } from '#platform/rules/mail-states.ts'
import { viewingParticipantMail } from '../tables.ts'

export const rememberMails = (
  ctx: Context,
  written: readonly { participantId: string; mailId: string }[],
): Promise<void> =>
  insertRows(
    ctx.client,
    viewingParticipantMail,
    written.map((one) => ({ workspaceId: ctx.workspace.id, ...one })),
  )

/** State of the latest mail to a participant `p`; ids of mails ascend with time. */
export const lastMailStateSql = `(select m.state from viewing_participant_mail w
  join mail_message m on m.workspace_id = $1 and m.id = w.mail_id
  where w.workspace_id = $1 and w.participant_id = p.id order by w.mail_id desc limit 1)`

/** In words, and whether the person has not received the mail. */
export const mailTold = (
  ctx: Context,
  state: MailState | null,
): { mailState: string | null; isUnreached: boolean } => ({
  mailState: state && ctx.t(`viewing_appointments_mail_state_${shownState(state)}`),
  isUnreached: state !== null && reachesNobody(state),
})

const shownState = (state: MailState): 'sent' | 'queued' | 'failed' => {
  if (reachesNobody(state)) return 'failed'
  return state === 'sent' ? 'sent' : 'queued'
}
