// Preview of the files before anything is stored. Files that cannot be stored come first, with a way to fix each.

import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import { checkBulkFiles, type CheckedFile } from '../../../contract/bulk-files.ts'
import { CheckedFileRow } from './CheckedFileRow.tsx'
import { offeredOf, type ChosenFile } from './chosen-files.ts'
import type { KnownOfFiles } from './ChooseFiles.tsx'
import { OutcomeCount } from '../OutcomeCount.tsx'
import { ImportBar } from '../ImportBar.tsx'
import styles from './Files.module.css'
import type { Told } from './FilesDone.tsx'
import type { Errand } from './send-files.ts'

interface Props {
  known: KnownOfFiles
  files: readonly ChosenFile[]
  onChange: (files: readonly ChosenFile[]) => void
  onOther: () => void
  onSend: (errands: readonly Errand[], told: readonly Told[]) => void
}

/** Groups in display order. */
const groups = ['refused', 'ready', 'present', 'left'] as const
const outcomes = ['added', 'replaced', 'present', 'refused', 'left'] as const

export function CheckedFiles({ known, files, onChange, onOther, onSend }: Props) {
  const t = useText()
  const asked = files.filter(({ isLeftOut, problem }) => !isLeftOut && !problem)
  const offered = asked.map(offeredOf)
  const query = useQuery({
    queryKey: ['check bulk files', asked.map(({ key }) => key), offered],
    queryFn: async ({ signal }) => {
      const { files: checked } =
        offered.length > 0
          ? await call(checkBulkFiles, { body: { files: offered } }, { signal, timeout: false })
          : { files: [] }
      return new Map(asked.flatMap(({ key }, index) => (checked[index] ? [[key, checked[index]] as const] : [])))
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
  })
  const { data, isPlaceholderData } = query
  if (!data) return <QueryView query={query} rows={7} />

  const rows = files.map((file) => ({ file, checked: data.get(file.key), ...standOf(file, data.get(file.key)) }))
  const countOf = (outcome: (typeof outcomes)[number]) => rows.filter((row) => row.outcome === outcome).length
  const change = (key: string, next: Partial<ChosenFile>) =>
    onChange(files.map((file) => (file.key === key ? { ...file, ...next } : file)))
  const errands = rows.flatMap(({ file, checked, group }): Errand[] =>
    group === 'ready' && checked?.object
      ? [{ key: file.key, file: file.file, objectId: checked.object.id, category: checked.category }]
      : [],
  )
  const told = rows.flatMap(({ file: { file, problem }, checked, group }): Told[] => {
    const name = file.name
    if (group === 'present') return [{ name, outcome: 'present' }]
    if (group === 'left') return [{ name, outcome: 'failed', reason: t('objects_files_was_left') }]
    return group === 'refused'
      ? [{ name, outcome: 'failed', reason: problem ? t(problem) : (checked?.problem ?? '') }]
      : []
  })
  return (
    <>
      <Tiles>
        {outcomes
          .filter((outcome) => outcome !== 'left' || countOf('left') > 0)
          .map((outcome) => (
            <Tile key={outcome} label={t(`objects_files_count_${outcome}`)}>
              <OutcomeCount count={countOf(outcome)} isRejected={outcome === 'refused' && countOf(outcome) > 0} />
            </Tile>
          ))}
      </Tiles>
      {errands.length === 0 && (
        <EmptyState
          title={t('objects_files_nothing')}
          text={t(countOf('refused') > 0 ? 'objects_files_nothing_text' : 'objects_files_nothing_new')}
        />
      )}
      {groups.map((group) => {
        const own = rows.filter((row) => row.group === group)
        if (own.length === 0) return null
        return (
          <Section key={group} title={t(`objects_files_rows_${group}`)} count={own.length} bare>
            <ul className={styles.rows} aria-busy={isPlaceholderData}>
              {own.map(({ file, checked }) => (
                <CheckedFileRow
                  key={file.key}
                  file={file}
                  checked={checked}
                  categories={known.categories}
                  onChange={(next) => change(file.key, next)}
                />
              ))}
            </ul>
          </Section>
        )
      })}
      <ImportBar>
        {errands.length > 0 && (
          <Button disabled={isPlaceholderData} onClick={() => onSend(errands, told)}>
            {t('objects_files_send', { count: errands.length })}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {t('objects_files_other_choice')}
        </Button>
      </ImportBar>
    </>
  )
}

interface Stand {
  group: (typeof groups)[number]
  outcome: (typeof outcomes)[number]
}

function standOf({ isLeftOut, problem }: ChosenFile, checked: CheckedFile | undefined): Stand {
  if (isLeftOut) return { group: 'left', outcome: 'left' }
  if (problem || !checked || checked.outcome === 'refused') return { group: 'refused', outcome: 'refused' }
  return { group: checked.outcome === 'present' ? 'present' : 'ready', outcome: checked.outcome }
}
