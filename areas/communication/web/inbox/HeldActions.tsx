// Buttons to send or discard one or all mails that were held while there was no mail server. Acting on all requires
// confirmation, as the mails may be outdated.

import { Button } from '@mantine/core'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useReleaseMails } from '../changes.ts'
import styles from './HeldActions.module.css'

interface Props {
  /** If omitted, the actions apply to all held mails. */
  mailId?: string
  onDone?: () => void
}

const actions = [
  { deed: 'send', Sign: IconSend },
  { deed: 'discard', Sign: IconTrash },
] as const

export function HeldActions({ mailId, onDone }: Props) {
  const t = useText()
  const release = useReleaseMails()
  const carryOut = async (action: (typeof actions)[number]['deed']) => {
    const isSure =
      mailId !== undefined ||
      (await askToConfirm({
        title: t(`communication_held_ask_${action}`),
        text: t(`communication_held_ask_${action}_text`),
        confirm: t(`communication_held_${action}_all`),
      }))
    if (isSure)
      release.mutate({ body: { deed: action, ...(mailId && { mailIds: [mailId] }) } }, { onSuccess: () => onDone?.() })
  }
  const buttons = actions.map(({ deed: action, Sign }) => (
    <Button
      key={action}
      variant="default"
      size="compact-sm"
      leftSection={<Sign size={14} stroke={1.5} aria-hidden />}
      loading={release.isPending && release.variables.body?.deed === action}
      disabled={release.isPending}
      onClick={() => void carryOut(action)}
    >
      {t(mailId ? `communication_held_${action}` : `communication_held_${action}_all`)}
    </Button>
  ))
  if (mailId) return buttons
  return (
    <div className={styles.actions}>
      <p className={styles.words}>{t('communication_held_can_go')}</p>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  )
}
