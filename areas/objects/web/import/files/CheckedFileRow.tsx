// One file of a bulk upload: the object and category from its name, both editable, and the outcome.

import { NativeSelect } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { CheckedFile } from '../../../contract/bulk-files.ts'
import type { ChosenFile } from './chosen-files.ts'
import type { KnownOfFiles } from './ChooseFiles.tsx'
import styles from './Files.module.css'
import { ObjectChoice } from './ObjectChoice.tsx'

interface Props {
  file: ChosenFile
  /** Undefined for files that are left out or unreadable. */
  checked: CheckedFile | undefined
  categories: KnownOfFiles['categories']
  onChange: (next: Partial<ChosenFile>) => void
}

const icon = { size: 18, stroke: 1.5 }

export function CheckedFileRow({ file, checked, categories, onChange }: Props) {
  const t = useText()
  const { name, size } = file.file
  const isPicture = file.contentType.startsWith('image/')
  const fitting = categories.filter(({ key }) => key !== 'image' || isPicture)
  const isAsked = !file.isLeftOut && !file.problem && checked
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{sizeOf(size)}</span>
      </div>
      <div className={styles.choices}>
        {isAsked && (
          <>
            <ObjectChoice
              label={t('objects_files_object_of', { name })}
              object={checked.object}
              candidates={checked.candidates}
              onChange={(object) => onChange({ object })}
            />
            <NativeSelect
              size="sm"
              className={styles.category}
              aria-label={t('objects_files_category_of', { name })}
              data={fitting.map(({ key, displayName }) => ({ value: key, label: displayName }))}
              value={checked.category}
              onChange={(event) => {
                const chosen = fitting.find(({ key }) => key === event.currentTarget.value)
                if (chosen) onChange({ category: chosen.key })
              }}
            />
          </>
        )}
        <Outcome file={file} checked={checked} />
      </div>
      {!file.problem && (
        <IconButton
          label={t(file.isLeftOut ? 'objects_files_take_in' : 'objects_files_leave_out', { name })}
          onClick={() => onChange({ isLeftOut: !file.isLeftOut })}
        >
          {file.isLeftOut ? <IconArrowBackUp {...icon} /> : <IconX {...icon} />}
        </IconButton>
      )}
    </li>
  )
}

function Outcome({ file: { isLeftOut, problem }, checked }: Pick<Props, 'file' | 'checked'>) {
  const t = useText()
  if (isLeftOut) return null
  const reason = problem ? t(problem) : checked?.problem
  if (reason) return <span className={styles.problem}>{reason}</span>
  if (checked?.outcome === 'replaced') {
    return <span className={styles.replaces}>{t('objects_files_replaces', { name: checked.replaces ?? '' })}</span>
  }
  return (
    <span className={styles.outcome}>
      {t(checked?.outcome === 'present' ? 'objects_files_is_present' : 'objects_files_is_added')}
    </span>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${formatNumber(bytes / 1024 / 1024, 1)} MB`
