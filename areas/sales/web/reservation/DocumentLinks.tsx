// The own documents of a buyer, each as a PDF in a new window.

import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { OwnReservation } from '../../contract/reservation-page.ts'
import styles from './reservation-page.module.css'

interface Props {
  files: OwnReservation['files']
  addressOf: (file: string) => string
}

export function DocumentLinks({ files, addressOf }: Props) {
  const t = useText()
  if (files.length === 0) return null
  return (
    <div className={styles.links}>
      {files.map((file) => (
        <Button
          key={file}
          variant="default"
          component="a"
          href={addressOf(file)}
          target="_blank"
          rel="noopener"
          leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
        >
          {t(`sales_file_category_${file}`)}
        </Button>
      ))}
    </div>
  )
}
