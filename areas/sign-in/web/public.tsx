// Sections of this area on the account page, which protect the user's own account, and parts of other sign-ins.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getOwnSessions } from '../contract/sessions.ts'
import { getTwoFactor } from '../contract/two-factor.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

export const loadAccountSecurity = ({ queryClient }: LoadContext) =>
  Promise.all([queryClient.prefetchQuery(queryOf(getTwoFactor)), queryClient.prefetchQuery(queryOf(getOwnSessions))])

export function AccountSecurity({ email }: { email: string }) {
  const t = useText()
  const query = useQuery(queryOf(getTwoFactor))
  const { data: state } = query
  if (!state) {
    return (
      <Section title={t('sign_in_security')}>
        <QueryView query={query} rows={3} />
      </Section>
    )
  }
  return (
    <>
      <PasswordSection email={email} hasPassword={state.has_password} byOrganisation={state.signs_in_by_organisation} />
      <TwoFactorSection state={state} />
      <SessionsSection />
    </>
  )
}

export { deviceMarks, keepDeviceMark } from './device-marks.ts'
export { FormAlert } from './FormAlert.tsx'
export { newPasswordProblems, NewPasswordFields, noPassword, type NewPassword } from './NewPasswordFields.tsx'
