// Fields that are still missing, each as a button that leads to the place where it is chosen.

import { UnstyledButton } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { goToField } from '#platform/web/form/go-to-field.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import styles from './MissingFields.module.css'
import { meaningField, type PreviewColumn } from './MeaningRow.tsx'
import { likelyColumn, type NeededField } from './missing-fields.ts'

export const defaultKindField = 'import-kind'

interface Props {
  missing: readonly NeededField[]
  mapping: readonly (ImportKey | null)[]
  columns: readonly PreviewColumn[]
}

export function MissingFields({ missing, mapping, columns }: Props) {
  const t = useText()
  if (missing.length === 0) return null
  return (
    <ul className={styles.missing}>
      {missing.map((field) => (
        <li key={field}>
          <UnstyledButton
            className={styles.missingField}
            onClick={() =>
              goToField(field === 'kind' ? defaultKindField : meaningField(likelyColumn({ mapping, columns })))
            }
          >
            <IconAlertCircle size={16} stroke={1.5} aria-hidden />
            {t(`objects_import_missing_${field}`)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
