// The confirmation dialog. The safe answer is focused.

import { Button, Modal, Text } from '@mantine/core'
import { useText } from '../i18n/texts.ts'
import { DialogButtons } from './DialogButtons.tsx'
import type { OpenQuestion } from './confirm.ts'
import { useEscape } from './open-dialogs.ts'

export default function ConfirmModal({ question }: { question: OpenQuestion }) {
  const t = useText()
  const { title, text, details, confirm, cancel, danger = false, answer } = question
  useEscape(() => answer(false))
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      closeOnEscape={false}
      title={title}
      size={440}
      withCloseButton={false}
      zIndex="var(--q-layer-confirm)"
    >
      <Text c="dimmed" mb={16} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      {details && <div style={{ marginBottom: 16 }}>{details}</div>}
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {cancel ?? t('general_cancel')}
        </Button>
        <Button {...(danger ? { color: 'red' } : {})} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </DialogButtons>
    </Modal>
  )
}
