// Buttons at the end of a row: mails, and those named by the column. Unavailable ones are disabled with a reason.

import { IconAlertTriangle, IconChevronRight, IconMail, type Icon } from '@tabler/icons-react'
import type { Row } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import type { CellProps } from '../cell-props.ts'
import { Slots } from '../../slots/Slots.tsx'
import { useListTools } from '../list-tools.ts'
import { RowButton, type RowButtonProps } from './RowButton.tsx'
import styles from './cells.module.css'

interface KeyedButton extends Omit<RowButtonProps, 'refusal'> {
  key: string
}

export function DetailCell({ row, column }: CellProps) {
  const { list, places } = useListTools()
  const keys = column.buttons ?? []
  const buttons = useRowButtons(row, keys)
  return (
    <span className={styles.buttons}>
      {keys.map((key) => {
        const button = buttons.find((one) => one.key === key)
        if (button) {
          const { key: _key, ...shown } = button
          return <RowButton key={key} {...shown} refusal={row._detail_column?.disabled_buttons?.[key]} />
        }
        return places && <Slots key={key} place={places.rowButtons} props={{ list, row, button: key }} />
      })}
    </span>
  )
}

function useRowButtons(row: Row, keys: string[]): KeyedButton[] {
  const t = useText()
  const { can } = useSession()
  const { open: openPanel } = usePanel()
  const { detailButtons, open } = useListTools()
  return keys.flatMap((key): KeyedButton[] => {
    const own = detailButtons[key]
    if (own) {
      return !own.permission || can(own.permission)
        ? [{ key, title: own.title, icon: own.icon, run: () => own.run(row) }]
        : []
    }
    if (key === 'messenger' && can('shared_communication')) {
      const { title, icon, mark } = mailsOf(row)
      return [
        {
          key,
          title: t(title),
          icon,
          mark,
          recordKey: 'message',
          run: () => openPanel('Messenger', row._messenger?.thread ?? row._id),
        },
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
