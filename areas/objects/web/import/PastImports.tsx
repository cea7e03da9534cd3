// Earlier imports: the file, the results, the rejected rows, and undo.

import { Button, Group } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { formatDateTime, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PastImport } from '../../contract/bulk-import.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './PastImports.module.css'
import { KeptObjects } from './KeptObjects.tsx'
import { save, saveRejectedRows } from './saving.ts'
import { UndoButton } from './UndoButton.tsx'

export function PastImports({ imports }: { imports: readonly PastImport[] }) {
  const t = useText()
  return (
    <Section title={t('objects_import_past')} bare={imports.length > 0}>
      {imports.length === 0 && <p className={styles.none}>{t('objects_import_past_none')}</p>}
      {imports.length > 0 && (
        <ul className={styles.past}>
          {imports.map((past) => (
            <PastRow key={past.id} past={past} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const told = ['created', 'changed', 'unchanged', 'rejected'] as const

function PastRow({ past }: { past: PastImport }) {
  const t = useText()
  const { id, fileName: file, fileUrl, state, by, at, counts } = past
  const outcome = told
    .filter((one) => counts[one] > 0)
    .map((one) => `${t(`objects_import_count_${one}`)} ${formatNumber(counts[one])}`)
  return (
    <li className={styles.pastRow}>
      <IconFileSpreadsheet size={22} stroke={1.5} aria-hidden className={styles.mark} />
      <div className={styles.pastAbout}>
        <button
          type="button"
          className={styles.fileName}
          aria-label={t('objects_import_source_of', { file })}
          onClick={() => save(fileUrl)}
        >
          {file}
        </button>
        <Muted>{t('objects_import_by', { by, at: formatDateTime(at) })}</Muted>
        <span>{outcome.join(' · ')}</span>
        <KeptObjects past={past} />
      </div>
      <Group gap={8}>
        {state === 'undone' && <StateBadge state="undone" title={t('objects_import_was_undone')} tone="grey" />}
        {counts.rejected > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            aria-label={t('objects_import_bad_rows_of', { file })}
            onClick={() => saveRejectedRows(id)}
          >
            {t('objects_import_rows_rejected')}
          </Button>
        )}
        <UndoButton past={past} />
      </Group>
    </li>
  )
}
