// Buttons at the end of a row: mails, and those named by the column. Unavailable ones are disabled with a reason.

import { ActionIcon, Indicator, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight, IconMail, type Icon } from '@tabler/icons-react'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import type { CellProps } from '../cell-props.ts'
import { useListTools } from '../list-tools.ts'
import styles from './cells.module.css'

interface RowButton {
  key: string
  title: string
  icon: Icon
  mark?: 'unread' | 'bounced' | undefined
  run: () => unknown
}

export function DetailCell({ row, column }: CellProps) {
  const buttons = useRowButtons(row, column.buttons ?? [])
  return (
    <span className={styles.buttons}>
      {buttons.map((button) => (
        <DetailColumnButton
          key={button.key}
          button={button}
          refusal={row._detail_column?.disabled_buttons?.[button.key]}
        />
      ))}
    </span>
  )
}

function DetailColumnButton({ button, refusal }: { button: RowButton; refusal: string | undefined }) {
  const { title, icon: Mark, mark, run } = button
  return (
    <Tooltip label={refusal ?? title}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={styles.button}
        aria-label={refusal ? `${title}: ${refusal}` : title}
        aria-disabled={refusal !== undefined}
        {...(refusal === undefined ? {} : { 'data-disabled': true })}
        onClick={() => refusal === undefined && run()}
      >
        <Indicator disabled={!mark} size={7} offset={2} className={styles.indicator} data-mark={mark}>
          <Mark size={17} stroke={1.5} aria-hidden />
        </Indicator>
      </ActionIcon>
    </Tooltip>
  )
}

function useRowButtons(row: Row, keys: string[]): RowButton[] {
  const t = useText()
  const { can } = useSession()
  const { open: openPanel } = usePanel()
  const { detailButtons, open } = useListTools()
  return keys.flatMap((key): RowButton[] => {
    const own = detailButtons[key]
    if (own) {
      return !own.permission || can(own.permission)
        ? [{ key, title: own.title, icon: own.icon, run: () => own.run(row) }]
        : []
    }
    if (key === 'messenger' && can('shared_communication')) {
      const { title, icon, mark } = mailsOf(row)
      return [
        { key, title: t(title), icon, mark, run: () => openPanel('Messenger', row._messenger?.thread ?? row._id) },
      ]
    }
    if (key === 'detail' && open)
      return [{ key, title: t('table_open_detail'), icon: IconChevronRight, run: () => open(row) }]
    return []
  })
}

function mailsOf({ _messenger: mails }: Row): { title: string; icon: Icon; mark?: 'unread' | 'bounced' } {
  if (mails?.has_unread_bounce) return { title: 'table_mail_bounced_unread', icon: IconAlertTriangle, mark: 'bounced' }
  if (mails?.has_unread_mail) return { title: 'table_mail_unread', icon: IconMail, mark: 'unread' }
  if (mails?.has_bounce) return { title: 'table_mail_bounced', icon: IconAlertTriangle }
  return { title: 'table_mail', icon: IconMail }
}
