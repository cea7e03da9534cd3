// Result: stored files, already present files, and refused files with their reasons; the last can be saved as a list.

import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { OutcomeCount } from '../OutcomeCount.tsx'
import styles from './Files.module.css'
import { saveList } from './save-list.ts'
import type { Sent } from './send-files.ts'

export interface Told extends Sent {
  name: string
}

interface Props {
  told: readonly Told[]
  onAgain: () => void
  onRetry: (() => void) | undefined
}

export function FilesDone({ told, onAgain, onRetry }: Props) {
  const t = useText()
  const failed = told.filter(({ outcome }) => outcome === 'failed')
  const present = told.filter(({ outcome }) => outcome === 'present')
  const counts = [
    ['stored', told.length - failed.length - present.length],
    ['present', present.length],
    ['failed', failed.length],
  ] as const
  return (
    <>
      <Section title={t('objects_files_done_title')} bare>
        <Tiles>
          {counts.map(([key, count]) => (
            <Tile key={key} label={t(`objects_files_count_${key}`)}>
              <OutcomeCount count={count} isRejected={key === 'failed' && count > 0} />
            </Tile>
          ))}
        </Tiles>
      </Section>
      {failed.length > 0 && (
        <Section
          title={t('objects_files_failed_rows')}
          count={failed.length}
          bare
          action={
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              onClick={() =>
                saveList(`${t('objects_files_list_name')}.csv`, [
                  [t('objects_files_list_file'), t('objects_files_list_reason')],
                  ...failed.map(({ name, reason }) => [name, reason ?? '']),
                ])
              }
            >
              {t('objects_files_save_list')}
            </Button>
          }
        >
          <ul className={styles.rows}>
            {failed.map(({ name, reason }, index) => (
              <li key={`${index} ${name}`} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <span className={styles.problem}>{reason}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Group gap={8} mt={20}>
        {onRetry && <Button onClick={onRetry}>{t('objects_files_retry')}</Button>}
        <Button component={ScreenLink} to="/objects/apartments" variant={onRetry ? 'default' : 'filled'}>
          {t('objects_import_to_list')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('objects_files_again')}
        </Button>
      </Group>
    </>
  )
}
