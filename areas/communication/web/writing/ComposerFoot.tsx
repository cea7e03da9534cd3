// The buttons of the composer, always visible, and the state of the draft.

import { Button, Tooltip } from '@mantine/core'
import { IconEye, IconPrinter, IconSend, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Keys } from '#platform/web/ui/KeyHint.tsx'
import type { Keeping } from './use-draft.ts'
import styles from './ComposerFoot.module.css'

interface Props {
  keeping: Keeping
  /** True if the message is sent as a letter. */
  isLetter: boolean
  isSending: boolean
  isTesting: boolean
  /** Reason why sending is not possible now. */
  unavailable: string | undefined
  onPreview: () => void
  onTest: () => void
  onDiscard: () => void
  /** Further actions on the text. */
  children: ReactNode
}

export function ComposerFoot(props: Props) {
  const { keeping, isLetter, isSending, isTesting, unavailable, onPreview, onTest, onDiscard, children } = props
  const t = useText()
  const send = t(isLetter ? 'communication_send_letter' : 'general_send')
  const Sign = isLetter ? IconPrinter : IconSend
  return (
    <div className={styles.foot} data-composer-foot>
      <Tooltip label={unavailable} disabled={!unavailable}>
        <Button
          type="submit"
          loading={isSending}
          leftSection={<Sign size={16} stroke={1.5} aria-hidden />}
          {...(unavailable ? { 'data-disabled': true, 'aria-disabled': true } : {})}
          rightSection={unavailable ? undefined : <Keys keys="mod+enter" />}
          classNames={{ section: styles.keys }}
          aria-label={unavailable ? `${send}: ${unavailable}` : send}
          aria-keyshortcuts="Control+Enter"
          onClick={(event) => unavailable && event.preventDefault()}
        >
          {send}
        </Button>
      </Tooltip>
      <Button
        variant="default"
        leftSection={<IconEye size={16} stroke={1.5} aria-hidden />}
        onClick={onPreview}
        disabled={isSending}
      >
        {t('communication_preview')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onTest} loading={isTesting} disabled={isSending}>
        {t('communication_test')}
      </Button>
      {children}
      <span className={styles.keeping} role="status" data-keeping={keeping}>
        {keeping !== 'untouched' && t(`communication_draft_${keeping}`)}
      </span>
      <IconButton label={t('communication_discard')} onClick={onDiscard}>
        <IconTrash size={18} stroke={1.5} />
      </IconButton>
    </div>
  )
}
