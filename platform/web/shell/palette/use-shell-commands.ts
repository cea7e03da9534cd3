// Commands of the shell: opening each page of the menu, and actions of the shell itself.

import { useNavigate } from '@tanstack/react-router'
import { goToKeysOf } from './go-to-keys.ts'
import { useText } from '../../i18n/texts.ts'
import { chooseLook } from '../../theme/appearance.ts'
import { looks } from '../../theme/chosen-look.ts'
import { useCommands, type Command } from '../../core/commands.ts'
import { inOrder } from '../frame/menu-items.ts'
import { toggleMenu } from '../frame/menu-state.ts'
import { openOverlay } from '../panels/overlay.ts'
import { useInit, useSession } from '../../api/session.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { useLanguageChoice } from '../frame/LanguageSwitch.tsx'
import { useSignOut } from '../frame/sign-out.ts'

export function useShellCommands() {
  const t = useText()
  const { bootstrap } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { languages } = useInit()
  const chooseLanguage = useLanguageChoice()
  const goTo = t('shell_commands_go_to')
  const places = [...inOrder(bootstrap.menus.mainMenu), ...inOrder(bootstrap.menus.projectSettings)]
    .flatMap((item) => [
      item,
      ...inOrder(item.children ?? []).map((child) => ({ ...child, title: `${item.title} › ${child.title}` })),
    ])
    .filter((item) => !item.behaviour && item.urlName !== '')

  const going = places.map((item): Command => {
    const keys = goToKeysOf(item.urlName)
    return {
      id: `go ${item.urlName}`,
      title: item.title,
      icon: item.icon,
      group: goTo,
      ...(keys ? { keys } : {}),
      run: () => void navigate({ to: item.urlName }),
    }
  })
  const doing: Command[] = [
    {
      id: 'palette',
      title: t('shell_search'),
      keys: 'mod+k',
      group: t('shell_commands_shell'),
      run: () => openOverlay('palette'),
    },
    { id: 'keys', title: t('shell_keys'), keys: '?', group: t('shell_commands_shell'), run: () => openOverlay('keys') },
    { id: 'menu', title: t('shell_toggle_menu'), keys: '[', group: t('shell_commands_shell'), run: toggleMenu },
    {
      id: 'history',
      title: t('shell_history'),
      keys: 'g n',
      group: t('shell_commands_shell'),
      run: () => openOverlay('history'),
    },
    {
      id: 'account',
      title: t('shell_account'),
      group: t('shell_commands_shell'),
      run: () => void navigate({ to: '/profile-settings/account' }),
    },
    ...looks.map((look) => ({
      id: `look ${look}`,
      title: `${t('shell_look')}: ${t(`shell_look_${look}`)}`,
      group: t('shell_commands_shell'),
      run: () => chooseLook(look),
    })),
    ...languages
      .filter((language) => language !== currentLanguage())
      .map((language) => ({
        id: `language ${language}`,
        title: `${t('shell_language')}: ${t(`shell_language_${language}`)}`,
        group: t('shell_commands_shell'),
        run: () => void chooseLanguage(language),
      })),
    { id: 'sign out', title: t('shell_sign_out'), group: t('shell_commands_shell'), run: () => void signOut() },
  ]
  useCommands([...going, ...doing])
}
