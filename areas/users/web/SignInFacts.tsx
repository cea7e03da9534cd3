// Sign-in methods of the person, and their last visit.

import { formatDate, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { UserView } from '../contract/people.ts'

export function SignInFacts({ user: { username, facts } }: { user: UserView }) {
  const t = useText()
  const { lastSeenAt, sessions, twoFactor, singleSignOn, createdAt } = facts
  const yesNo = (is: boolean) => t(is ? 'general_yes' : 'general_no')
  return (
    <Section title={t('users_sign_in')}>
      <KeyValueList
        items={[
          { label: t('users_username'), value: username },
          {
            label: t('users_last_seen'),
            value: lastSeenAt ? `${formatDate(lastSeenAt)} ${formatTime(lastSeenAt)}` : t('users_never_seen'),
          },
          { label: t('users_sessions_open'), value: String(sessions) },
          { label: t('users_two_factor'), value: yesNo(twoFactor) },
          { label: t('users_single_sign_on'), value: yesNo(singleSignOn) },
          { label: t('users_since'), value: formatDate(createdAt) },
        ]}
      />
    </Section>
  )
}
