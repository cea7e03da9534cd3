// Sign-in page: password or single sign-on, then the second factor if the account has one.

import { redirect } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { readUser } from '#platform/web/api/stored-user.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { safeRedirect } from '#platform/web/shell/guard.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useInit } from '#platform/web/api/session.ts'
import { useArrival, type Answer } from './arrive.ts'
import { keepDeviceMark } from './device-marks.ts'
import { DemoLogins } from './DemoLogins.tsx'
import { FormAlert } from './FormAlert.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'
import { PasswordForm, type Credentials } from './PasswordForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SsoButtons } from './SsoButtons.tsx'

/** Redirects a user who is already signed in to the requested page. */
export function load({ search }: LoadContext): void {
  if (readUser()) throw redirect({ href: safeRedirect(search.redirect) ?? '/' })
}

export default function LoginPage() {
  const t = useText()
  const { signIn, demoLogins } = useInit()
  const { search, setSearch } = useAddress()
  const arrive = useArrival()
  const [half, setHalf] = useState<string>()
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const take = useCallback(
    (answer: Answer) => {
      keepDeviceMark(answer.device_mark)
      return answer.user ? arrive(answer.user, answer.token) : setHalf(answer.token)
    },
    [arrive],
  )
  const hasProvider = signIn.azure || signIn.oidc

  if (half) {
    return (
      <SignInFrame title={t('sign_in_second_factor_title')}>
        <SecondFactorForm token={half} onDone={take} onBack={() => setHalf(undefined)} />
      </SignInFrame>
    )
  }
  if (search.forgotten && signIn.password) {
    return (
      <SignInFrame title={t('sign_in_forgotten_title')} subtitle={t('sign_in_forgotten_text')}>
        <ForgottenForm
          email={typed.username.includes('@') ? typed.username : ''}
          onBack={() => void setSearch({ forgotten: undefined }, { replace: true })}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('sign_in_title')}>
      {signIn.password && (
        <PasswordForm
          typed={typed}
          onType={setTyped}
          onDone={take}
          onForgotten={() => void setSearch({ forgotten: '1' })}
        />
      )}
      {hasProvider && <SsoButtons isOnlyWay={!signIn.password} onDone={take} />}
      {!signIn.password && !hasProvider && <FormAlert>{t('sign_in_no_way')}</FormAlert>}
      {signIn.password && demoLogins.length > 0 && (
        <DemoLogins logins={demoLogins} onChoose={({ email, password }) => setTyped({ username: email, password })} />
      )}
    </SignInFrame>
  )
}
