// Hides a thread until an instant: a preset for «later», or a chosen day.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconBellZ } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import { snoozeMoments } from './snooze-moments.ts'
import styles from './SnoozeMenu.module.css'

const SnoozeModal = lazy(() => import('./SnoozeModal.tsx'))

interface Props {
  isSnoozed: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** ISO instant, or null to end snoozing now. */
  onSnooze: (until: string | null) => void
  keys?: string
}

export function SnoozeMenu({ isSnoozed, isOpen, onOpen, onSnooze, keys }: Props) {
  const t = useText()
  const [isPicking, pick] = useState(false)
  const label = t('communication_deed_snooze')
  return (
    <>
      <Menu width={280} opened={isOpen} onChange={onOpen}>
        <Menu.Target>
          <Tooltip label={<KeyHint text={label} keys={keys} />} disabled={isOpen}>
            <ActionIcon aria-label={label}>
              <IconBellZ size={18} stroke={1.5} className={isSnoozed ? styles.snoozed : undefined} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{label}</Menu.Label>
          {isOpen && <Moments onSnooze={onSnooze} />}
          <Menu.Item onClick={() => pick(true)}>{t('communication_snooze_pick')}</Menu.Item>
          {isSnoozed && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => onSnooze(null)}>{t('communication_snooze_back')}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isPicking && (
        <Suspense fallback={null}>
          <SnoozeModal
            onClose={() => pick(false)}
            onPick={(until) => {
              pick(false)
              onSnooze(until)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Computed for the instant at which the menu was opened. */
function Moments({ onSnooze }: Pick<Props, 'onSnooze'>) {
  const t = useText()
  const [moments] = useState(() => snoozeMoments(new Date()))
  return moments.map(({ word, at }) => (
    <Menu.Item
      key={word}
      onClick={() => onSnooze(at.toISOString())}
      rightSection={<span className={styles.when}>{formatDateTime(at.toISOString())}</span>}
    >
      {t(`communication_snooze_${word}`)}
    </Menu.Item>
  ))
}
