// Selects or drops files and inspects them locally before upload.

import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { fileTypeNames } from '#platform/contract/file.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { getBulkFiles } from '../../../contract/bulk-files.ts'
import { ImportCard } from '../ImportCard.tsx'
import { inOrder, lookAt, type ChosenFile } from './chosen-files.ts'
import styles from './Files.module.css'

export type KnownOfFiles = ReceivedResponseOf<typeof getBulkFiles>

interface Props {
  known: KnownOfFiles
  onChosen: (files: readonly ChosenFile[]) => void
}

export function ChooseFiles({ known, onChosen }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [reading, setReading] = useState<{ done: number; all: number }>()
  const take = async (files: Iterable<File>) => {
    const all = inOrder([...files])
    const chosen = all.slice(0, known.maxFiles)
    if (chosen.length === 0) return
    if (chosen.length < all.length) {
      const values = { most: known.maxFiles, left: all.length - chosen.length }
      notify({ type: 'warning', title: t('objects_files_too_many', values) })
    }
    const looked: ChosenFile[] = []
    for (const file of chosen) {
      setReading({ done: looked.length, all: chosen.length })
      looked.push(await lookAt(file))
    }
    onChosen(looked)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!reading) void take(event.dataTransfer.files)
  }
  return (
    <ImportCard explanation={t('objects_files_explanation')}>
      <h2 className={styles.heading}>{t('objects_files_endings')}</h2>
      <dl className={styles.endings}>
        {known.categories
          .filter(({ suffixes }) => suffixes.length > 0)
          .map(({ key, displayName, suffixes }) => (
            <div key={key}>
              <dt>{displayName}</dt>
              <dd>{suffixes.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.hint}>
        {t('objects_files_hint', {
          types: fileTypeNames(known.types),
          max: known.maxMegabytes,
          most: formatNumber(known.maxFiles),
        })}
      </p>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          loading={reading !== undefined}
          leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('objects_files_choose')}
        </Button>
        <span className={styles.dropText} role="status">
          {reading ? t('objects_files_reading', reading) : t('general_file_or_drop')}
        </span>
        <input
          ref={input}
          type="file"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('objects_files_label')}
          accept={known.types.join(',')}
          onChange={(event) => {
            void take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
    </ImportCard>
  )
}
