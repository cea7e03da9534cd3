// /403: which permission is missing, and who can grant it.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { permissions } from '#platform/rules/permissions.ts'
import { readUser } from '../api/stored-user.ts'
import { useText } from '../i18n/texts.ts'
import { useAddress } from './address.ts'
import { MessagePage } from './MessagePage.tsx'
import { BackToLastScreen } from './BackToLastScreen.tsx'
import { useInit } from './session.ts'

export default function DeniedPage() {
  const t = useText()
  const { search } = useAddress()
  const { supportEmail } = useInit()
  const missing = permissions.find((one) => one === search.permission)
  const isSignedIn = readUser() !== undefined
  return (
    <MessagePage
      code="403"
      title={t('shell_denied_title')}
      text={
        <>
          {missing ? t('shell_denied_permission', { permission: t(`permission_${missing}`) }) : t('shell_denied_text')}
          <br />
          {t(missing === 'admin' ? 'shell_denied_ask_superadmin' : 'shell_denied_ask_admin')}
        </>
      }
    >
      <Button component={Link} to={isSignedIn ? '/' : '/login'}>
        {t(isSignedIn ? 'shell_to_start' : 'shell_to_sign_in')}
      </Button>
      <BackToLastScreen />
      {supportEmail && (
        <Button component="a" href={`mailto:${supportEmail}`} variant="default">
          {t('shell_contact_support')}
        </Button>
      )}
    </MessagePage>
  )
}
