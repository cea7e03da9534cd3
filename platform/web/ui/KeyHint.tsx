// A label followed by its shortcut; `mod` is ⌘ on a Mac and Ctrl elsewhere.

import { useText } from '../i18n/texts.ts'
import styles from './KeyHint.module.css'

interface Props {
  text?: string
  keys?: string | undefined
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const signs: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  enter: '↵',
}

export function KeyHint({ text, keys }: Props) {
  return (
    <span className={styles.hint}>
      {text}
      {keys && <Keys keys={keys} />}
    </span>
  )
}

export function Keys({ keys }: { keys: string }) {
  const t = useText()
  const presses = keys.split(' ').flatMap((press) => press.split('+'))
  return (
    <span className={styles.keys}>
      {presses.map((press, index) => (
        <kbd key={`${press}${index}`}>
          {press === 'space' ? t('shell_key_space') : (signs[press] ?? press.toUpperCase())}
        </kbd>
      ))}
    </span>
  )
}
