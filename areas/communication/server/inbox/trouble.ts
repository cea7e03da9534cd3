// Explains to the author why no mail is currently sent.

import type { StaffContext } from '#platform/server/context.ts'

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export function sendingTrouble(ctx: StaffContext): string | null {
  const { canSend, trouble } = ctx.services.mail
  if (!canSend) return ctx.t('communication_trouble_no_server')
  return trouble && ctx.t('communication_trouble_no_answer', { since: clock.format(trouble.since) })
}
