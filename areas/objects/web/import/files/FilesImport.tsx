// Bulk upload of images and documents: select, check by name, upload, result. Only checked files are stored.

import { useBlocker } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToDiscard } from '#platform/web/modal/discard.ts'
import { getBulkFiles } from '../../../contract/bulk-files.ts'
import { staleAfterChange } from '../../changes.ts'
import { CheckedFiles } from './CheckedFiles.tsx'
import type { ChosenFile } from './chosen-files.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { FilesDone, type Told } from './FilesDone.tsx'
import { type Errand, sendFiles, type Sent } from './send-files.ts'
import { SendingFiles, type Progress } from './SendingFiles.tsx'

type Stage =
  | { is: 'choosing' }
  | { is: 'checking'; files: readonly ChosenFile[] }
  | { is: 'sending'; errands: readonly Errand[] }
  | { is: 'done'; told: readonly Told[]; failed: readonly Errand[] }

export function FilesImport() {
  const t = useText()
  const queryClient = useQueryClient()
  const query = useQuery(queryOf(getBulkFiles))
  const { data: known } = query
  const [stage, setStage] = useState<Stage>({ is: 'choosing' })
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map())
  const abort = useRef(new AbortController())
  const isBusy = stage.is === 'sending'
  useBlocker({
    shouldBlockFn: async () => {
      if (!isBusy) return false
      const leaves = await askToDiscard({
        title: t('objects_files_leave_title'),
        text: t('objects_files_sending_hint'),
      })
      if (leaves) abort.current.abort()
      return !leaves
    },
    enableBeforeUnload: () => isBusy,
  })
  if (!known) return <QueryView query={query} rows={5} />

  const send = async (errands: readonly Errand[], before: readonly Told[]) => {
    abort.current = new AbortController()
    const sent = new Map<string, Sent>()
    const change = (key: string, next: Partial<Progress>) =>
      setProgress((all) => new Map(all).set(key, { percent: 0, ...all.get(key), ...next }))
    setProgress(new Map())
    setStage({ is: 'sending', errands })
    await sendFiles(errands, {
      onProgress: (key, percent) => change(key, { percent }),
      onBreak: (key, interruption) => change(key, { interruption }),
      onSent: (key, outcome) => {
        sent.set(key, outcome)
        change(key, { sent: outcome, interruption: null })
      },
      signal: abort.current.signal,
    })
    const stopped: Sent = { outcome: 'failed', reason: t('objects_files_stopped') }
    const told = errands.map(({ key, file }) => ({ name: file.name, ...(sent.get(key) ?? stopped) }))
    const failed = errands.filter(({ key }) => (sent.get(key) ?? stopped).outcome === 'failed')
    setStage({ is: 'done', told: [...before, ...told], failed })
    await markStale(queryClient, staleAfterChange)
  }
  if (stage.is === 'choosing') {
    return <ChooseFiles known={known} onChosen={(files) => setStage({ is: 'checking', files })} />
  }
  if (stage.is === 'checking') {
    return (
      <CheckedFiles
        known={known}
        files={stage.files}
        onChange={(files) => setStage({ is: 'checking', files })}
        onOther={() => setStage({ is: 'choosing' })}
        onSend={(errands, told) => void send(errands, told)}
      />
    )
  }
  if (stage.is === 'sending') {
    return <SendingFiles errands={stage.errands} progress={progress} onStop={() => abort.current.abort()} />
  }
  const { told, failed } = stage
  return (
    <FilesDone
      told={told}
      onAgain={() => setStage({ is: 'choosing' })}
      onRetry={
        failed.length > 0
          ? () =>
              void send(
                failed,
                told.filter(({ name }) => !failed.some(({ file }) => file.name === name)),
              )
          : undefined
      }
    />
  )
}
