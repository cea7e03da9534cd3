// Account menu of investors and document-room guests: name, e-mail address, phone number, sign out.

import { ActionIcon, Menu } from '@mantine/core'
import { IconDeviceMobile, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { forgetUser, readUser } from '#platform/web/api/stored-user.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { newPhonePath, userSlugIn } from '../rules/links.ts'
import { useEntrance } from './use-entry.ts'
import styles from './ExternalAccountMenu.module.css'

export default function ExternalAccountMenu() {
  const t = useText()
  const entrance = useEntrance()
  const user = readUser()
  if (!user || user.userType === 'melon') return null
  const signOut = async () => {
    try {
      await entrance.calls.logout(user.token)
    } finally {
      // The session expires on the server if the call failed.
      forgetUser('left')
    }
  }
  const label = t('shell_user_menu', { name: user.name })
  return (
    <Menu width={260} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label}>
          <IconUserCircle size={22} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.email}>{user.email}</span>
        </Menu.Label>
        <Menu.Divider />
        {entrance.userType === user.userType && entrance.slug && (
          <Menu.Item
            component={Link}
            to={newPhonePath({
              userType: user.userType,
              entranceSlug: entrance.slug,
              userSlug: userSlugIn(user.username),
            })}
            leftSection={<IconDeviceMobile size={18} stroke={1.5} />}
          >
            {t('external_accounts_phone_title')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} />} onClick={() => void signOut()}>
          {t('shell_sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
