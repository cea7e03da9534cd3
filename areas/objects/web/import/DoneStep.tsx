// Result of the import: counts, rejected rows, and links to continue.

import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import type { PastImport } from '../../contract/bulk-import.ts'
import { KeptObjects } from './KeptObjects.tsx'
import { saveRejectedRows } from './saving.ts'
import { UndoButton } from './UndoButton.tsx'
import { OutcomeCount } from './OutcomeCount.tsx'

const outcomes = ['created', 'changed', 'unchanged', 'rejected'] as const

export function DoneStep({ past, onAgain }: { past: PastImport; onAgain: () => void }) {
  const t = useText()
  const title = past.state === 'undone' ? t('objects_import_was_undone') : undefined
  return (
    <Section title={title ?? t('objects_import_done_title', { file: past.fileName })} bare>
      <Tiles>
        {outcomes.map((outcome) => (
          <Tile key={outcome} label={t(`objects_import_count_${outcome}`)}>
            <OutcomeCount count={past.counts[outcome]} isRejected={outcome === 'rejected'} />
          </Tile>
        ))}
      </Tiles>
      <KeptObjects past={past} />
      <Group gap={8} mt={20}>
        {past.counts.rejected > 0 && (
          <Button
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => saveRejectedRows(past.id)}
          >
            {t('objects_import_bad_rows')}
          </Button>
        )}
        <Button
          component={ScreenLink}
          to="/objects/apartments"
          variant={past.counts.rejected > 0 ? 'default' : 'filled'}
        >
          {t('objects_import_to_list')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('objects_import_again')}
        </Button>
        <UndoButton past={past} />
      </Group>
    </Section>
  )
}
