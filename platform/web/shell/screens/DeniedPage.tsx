// /403: names the missing permission and who can grant it, or the feature that the project has not bought.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { judge, permissions, type Permission } from '#platform/rules/permissions.ts'
import { readUser } from '../../api/stored-user.ts'
import { useText } from '../../i18n/texts.ts'
import { useAddress } from '../../core/address.ts'
import { MessagePage } from './MessagePage.tsx'
import { BackToLastScreen } from '../../ui/BackToLastScreen.tsx'
import { useInit } from '../../api/session.ts'

export default function DeniedPage() {
  const t = useText()
  const { search } = useAddress()
  const { supportEmail } = useInit()
  const missing = permissions.find((one) => one === search.permission)
  const user = readUser()
  const isSignedIn = user !== undefined
  const because = user && missing && judge(user, missing).because
  if (because === 'project_sells') return <SellsPage />
  const isOff = because === 'feature_off'
  return (
    <MessagePage
      code="403"
      title={t(isOff ? 'shell_denied_feature_title' : 'shell_denied_title')}
      text={
        <>
          {missing
            ? t(isOff ? 'shell_denied_feature' : 'shell_denied_permission', { permission: t(`permission_${missing}`) })
            : t('shell_denied_text')}
          <br />
          {t(askOf(missing, isOff))}
        </>
      }
    >
      <Button component={Link} to={isSignedIn ? '/' : '/login'}>
        {t(isSignedIn ? 'shell_to_start' : 'shell_to_sign_in')}
      </Button>
      <BackToLastScreen />
      {supportEmail && (
        <Button component="a" href={`mailto:${supportEmail}`} variant="default">
          {t(isOff ? 'shell_contact_feature' : 'shell_contact_support')}
        </Button>
      )}
    </MessagePage>
  )
}

function SellsPage() {
  const t = useText()
  return (
    <MessagePage code="403" title={t('shell_denied_sells_title')} text={t('general_reason_project_sells')}>
      <Button component={Link} to="/">
        {t('shell_to_start')}
      </Button>
      <BackToLastScreen />
    </MessagePage>
  )
}

function askOf(missing: Permission | undefined, isOff: boolean): string {
  if (isOff) return 'shell_denied_feature_ask'
  return missing === 'admin' ? 'shell_denied_ask_superadmin' : 'shell_denied_ask_admin'
}
