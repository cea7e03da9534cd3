// Dialog for HTML source to embed. Elements that a mail cannot contain are removed when the text is saved.

import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { CancelButton } from '../modal/CancelButton.tsx'
import { Modal } from '../modal/Modal.tsx'
import styles from './RichText.module.css'

interface Props {
  html: string
  keep: (html: string) => void
  close: () => void
}

export function EmbedModal({ html, keep, close }: Props) {
  const t = useText()
  const [written, setWritten] = useState(html)
  return (
    <Modal onClose={close} title={t('general_editor_embed')} size="lg">
      <Textarea
        label={t('general_editor_embed_label')}
        description={t('general_editor_embed_hint')}
        autosize
        minRows={8}
        maxRows={18}
        data-autofocus
        classNames={{ input: styles.source ?? '' }}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <CancelButton />
        <Button type="button" disabled={written.trim() === ''} onClick={() => keep(written.trim())}>
          {t('general_editor_embed_insert')}
        </Button>
      </Group>
    </Modal>
  )
}
