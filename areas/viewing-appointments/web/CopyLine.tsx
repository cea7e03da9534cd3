// A link to copy. A secret link is shown only once, so it stays readable until the dialog is closed.

import { Button, CopyButton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './appointments.module.css'

export function CopyLine({ label, url }: { label: string; url: string }) {
  return (
    <div className={styles.copyLine} data-not-saved>
      <TextInput
        label={label}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className={styles.copyText ?? ''}
      />
      <CopyLinkButton url={url} />
    </div>
  )
}

export function CopyLinkButton({ url, label }: { url: string; label?: string }) {
  const t = useText()
  return (
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
        >
          {copied ? t('viewing_appointments_copied') : (label ?? t('viewing_appointments_copy_link'))}
        </Button>
      )}
    </CopyButton>
  )
}
