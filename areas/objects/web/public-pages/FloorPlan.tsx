// Floor plan of an object: light or dark version, enlarged on click, with download.

import { Button, useComputedColorScheme } from '@mantine/core'
import { IconDownload, IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import { ProtectedImage } from '#areas/files/web/public.tsx'
import { download } from '#platform/web/api/download.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Modal } from '#platform/web/modal/Modal.tsx'
import styles from './FloorPlan.module.css'

interface Props {
  id: string
  title: string
}

export function FloorPlan({ id, title }: Props) {
  const t = useText()
  const [isLarge, setLarge] = useState(false)
  const scheme = useComputedColorScheme()
  const address = `/api/v1/objects/${id}/floor-plan`
  const alt = t('objects_floor_plan_of', { object: title })
  const shown = `${address}?scheme=${scheme}`
  return (
    <>
      <button
        type="button"
        className={styles.plan}
        onClick={() => setLarge(true)}
        aria-label={t('objects_enlarge', { name: alt })}
      >
        <ProtectedImage src={shown} alt={alt} className={styles.image} />
        <span className={styles.sign} aria-hidden>
          <IconZoomIn size={18} stroke={1.5} />
        </span>
      </button>
      {isLarge && (
        <Modal onClose={() => setLarge(false)} title={alt} size={980}>
          <ProtectedImage src={shown} alt={alt} className={styles.large} />
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} />}
              onClick={() => void download(address)}
            >
              {t('general_download')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
