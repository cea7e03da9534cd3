// Further actions of a list on a phone, where its title line has no room for them: a button shows them in a line below.

import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './MoreActions.module.css'

export function MoreButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useText()
  return (
    <IconButton label={t('table_more_actions')} isExpanded={isOpen} onClick={onToggle}>
      <IconDots size={20} stroke={1.5} />
    </IconButton>
  )
}

export const MoreActions = ({ children }: { children: ReactNode }) => <div className={styles.more}>{children}</div>
