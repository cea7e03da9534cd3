// The person: account, look, language, keys, messages, sign out.

import { Menu } from '@mantine/core'
import { IconBellRinging, IconCheck, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { chooseLook, looks, useLook } from '../theme/appearance.ts'
import { useLanguageChoice } from './LanguageSwitch.tsx'
import { openOverlay } from './overlay.ts'
import { useInit, useSession } from './session.ts'
import { useSignOut } from './sign-out.ts'
import styles from './UserMenu.module.css'

export function UserMenu() {
  const t = useText()
  const { user } = useSession()
  const { languages } = useInit()
  const { look } = useLook()
  const chooseLanguage = useLanguageChoice()
  const signOut = useSignOut()
  const initials = `${user.first_name.charAt(0)}${user.last_name.charAt(0)}`.toUpperCase()
  const check = (isChosen: boolean) => (isChosen ? <IconCheck size={16} stroke={1.5} aria-hidden /> : null)
  return (
    <Menu width={260} closeOnItemClick={false}>
      <Menu.Target>
        <button type="button" className={styles.avatar} aria-label={t('shell_user_menu', { name: user.name })}>
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.person}>
          <div className={styles.name}>{user.name}</div>
          <div className={styles.email}>{user.email}</div>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/profile-settings/account"
          closeMenuOnClick
          leftSection={<IconUserCircle size={18} stroke={1.5} />}
        >
          {t('shell_account')}
        </Menu.Item>
        <Menu.Item
          closeMenuOnClick
          leftSection={<IconBellRinging size={18} stroke={1.5} />}
          onClick={() => openOverlay('history')}
        >
          {t('shell_history')}
        </Menu.Item>
        <Menu.Item
          closeMenuOnClick
          leftSection={<IconKeyboard size={18} stroke={1.5} />}
          rightSection={<kbd>?</kbd>}
          onClick={() => openOverlay('keys')}
        >
          {t('shell_keys')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell_look')}</Menu.Label>
        {looks.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === look}
            rightSection={check(one === look)}
            onClick={() => chooseLook(one)}
          >
            {t(`shell_look_${one}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('shell_language')}</Menu.Label>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === currentLanguage()}
            lang={one}
            rightSection={check(one === currentLanguage())}
            onClick={() => void chooseLanguage(one)}
          >
            {t(`shell_language_${one}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item closeMenuOnClick leftSection={<IconLogout size={18} stroke={1.5} />} onClick={() => void signOut()}>
          {t('shell_sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
