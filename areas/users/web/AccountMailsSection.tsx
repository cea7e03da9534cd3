// Mails about the person's own account. Changes of password and second factor are always mailed; the mail about new
// devices can be turned off.

import { Switch } from '@mantine/core'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getNotificationPreference, saveNotificationPreference } from '../contract/notifications.ts'

export function AccountMailsSection({ wantsMail }: { wantsMail: boolean }) {
  const t = useText()
  const save = useChange(saveNotificationPreference, { stale: [getNotificationPreference] })
  const shown = save.isPending ? (save.variables.body?.new_device_mail ?? wantsMail) : wantsMail
  return (
    <Section title={t('users_account_mails')}>
      <Switch
        label={t('users_new_device_mail')}
        description={t('users_new_device_mail_hint')}
        checked={shown}
        onChange={(event) => save.mutate({ body: { new_device_mail: event.currentTarget.checked } })}
      />
    </Section>
  )
}
