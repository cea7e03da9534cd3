// User menu: account, appearance, language, shortcuts, messages, sign out.

import { Menu } from '@mantine/core'
import { IconBellRinging, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/texts.ts'
import { chooseLook, useLook } from '../../theme/appearance.ts'
import { looks } from '../../theme/chosen-look.ts'
import { useLanguageChoice } from './LanguageSwitch.tsx'
import { openOverlay } from '../panels/overlay.ts'
import { useInit, useSession } from '../../api/session.ts'
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
  return (
    <Menu width={260} closeOnItemClick={false}>
      <Menu.Target>
        <button type="button" className={styles.avatar} aria-label={t('shell_user_menu', { name: user.name })}>
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.email}>{user.email}</span>
        </Menu.Label>
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
        <Menu.RadioGroup value={look} onChange={(wanted) => chooseLook(looks.find((one) => one === wanted) ?? look)}>
          {looks.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`shell_look_${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('shell_language')}</Menu.Label>
        <Menu.RadioGroup
          value={currentLanguage()}
          onChange={(wanted) => {
            const language = languages.find((one) => one === wanted)
            if (language) void chooseLanguage(language)
          }}
        >
          {languages.map((one) => (
            <Menu.RadioItem key={one} value={one} lang={one}>
              {t(`shell_language_${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item closeMenuOnClick leftSection={<IconLogout size={18} stroke={1.5} />} onClick={() => void signOut()}>
          {t('shell_sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
