// Says who takes part in a draw that was started, and who was left out with the reason.

import { Button, Stack } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LeftOut } from './LeftOut.tsx'
import styles from './invite.module.css'

export interface StartedDraw {
  drawId: string
  candidates: number
  leftOut: readonly { name: string; reason: string }[]
}

interface Props {
  draw: StartedDraw
  onClose: () => void
}

export function DrawStartedModal({ draw: { candidates, leftOut }, onClose }: Props) {
  const t = useText()
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('viewing_appointments_draw_started')}>
      <Stack gap={16}>
        <p className={styles.sum}>{t('viewing_appointments_draw_candidates', { count: candidates })}</p>
        <LeftOut people={leftOut} />
        <DialogButtons>
          <Button onClick={onClose}>{t('viewing_appointments_draw_open')}</Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
