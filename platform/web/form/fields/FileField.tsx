// Files that are uploaded when chosen: progress, preview and removal. Each file is uploaded separately, so that a
// failure does not affect the others.

import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { allowedFileTypes, fileTypeNames, maxFileSizeMegabytes, type UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '../../api/call-failed.ts'
import { isBroken } from '../../api/persist.ts'
import { useText } from '../../i18n/texts.ts'
import { notify } from '../../core/notify.ts'
import { useFieldLabel, fieldId, type FieldProps } from '../field-props.ts'
import { problemOf, type FileProblem } from './file-check.ts'
import { arrivedAmong, isWorthKeeping, type FileKeeper, type KeptFile } from '../kept-files.ts'
import { sendOnce, type SendOptions } from '../send-once.ts'
import { useLeaveQuestion, useReconnect } from '../use-unsent.ts'
import styles from './FileField.module.css'
import { SendingRow, StoredRow, type Sending } from './FileRow.tsx'

interface Props extends FieldProps<readonly UploadedFile[]> {
  /** Uploads a file; usually wraps `uploadFile`. */
  upload: (file: File, options: SendOptions) => Promise<UploadedFile>
  /** Files left from an earlier visit are sent automatically, unless they have arrived after all. */
  keeper?: FileKeeper | undefined
  /** Deletes a stored file on the server; if absent, the file is only removed from the value. */
  remove?: (file: UploadedFile) => Promise<unknown>
  multiple?: boolean
  types?: readonly string[]
  maxMegabytes?: number
  /** Maximum number of files; further ones are rejected with a message. */
  most?: number
  /** One line: label and hint are only read aloud, and shown as a tooltip. */
  isCompact?: boolean
  /** Replaces the default list of stored files. */
  children?: ReactNode
}

type Row = Pick<Sending, 'id' | 'abort'> & { turn: number }

export function FileField(props: Props) {
  const t = useText()
  const { value, onChange, upload, remove, keeper, multiple = true, types = allowedFileTypes } = props
  const { maxMegabytes = maxFileSizeMegabytes, most = Infinity, hint, error, name, disabled = false, children } = props
  const { isCompact = false } = props
  const limits = t(limitsText(multiple ? most : 1), { types: fileTypeNames(types), max: maxMegabytes, count: most })
  const label = useFieldLabel(props.label, props.required)
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const stored = useRef(value)
  useEffect(() => {
    stored.current = value
  }, [value])
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [isOver, setOver] = useState(false)
  const change = (id: string, next: Partial<Sending> | undefined) =>
    setSending((all) => all.flatMap((one) => (one.id === id ? (next ? [{ ...one, ...next }] : []) : [one])))

  // Small files finish before large ones; the list keeps the order in which they were chosen.
  const chosenAt = useRef({ count: 0, byId: new Map<string, number>() })
  const inOrder = (file: UploadedFile, turn: number): readonly UploadedFile[] => {
    // The file was resent because the response was lost; it is in the list already.
    if (stored.current.some(({ id }) => id === file.id)) return stored.current
    chosenAt.current.byId.set(file.id, turn)
    const later = stored.current.findIndex(({ id }) => (chosenAt.current.byId.get(id) ?? 0) > turn)
    return stored.current.toSpliced(later === -1 ? stored.current.length : later, 0, file)
  }

  const show = (id: string, file: File, problem?: FileProblem): Row => {
    const abort = new AbortController()
    setSending((all) => [
      ...all.filter((one) => one.id !== id),
      { id, name: file.name, percent: 0, abort, ...(problem ? { problem: t(problem.key, problem.values) } : {}) },
    ])
    return { id, turn: (chosenAt.current.count += 1), abort }
  }
  const send = async (file: File) => {
    const problem = problemOf(file, { types, maxMegabytes })
    const row = show(crypto.randomUUID(), file, problem)
    if (problem) return
    const known = stored.current.map(({ id }) => id)
    await keeper?.keep({ id: row.id, file, known }).catch(() => change(row.id, { isUnkept: true }))
    await bring(file, row)
  }
  const bring = async (file: File, { id, turn, abort }: Row) => {
    const options: SendOptions = {
      key: id,
      onProgress: (percent) => change(id, { percent }),
      onBreak: (interruption) => change(id, { interruption }),
      signal: abort.signal,
    }
    try {
      abort.signal.throwIfAborted()
      const done = await sendOnce(options, (own) => upload(file, own))
      void keeper?.drop(id)
      // Other files may have been uploaded meanwhile, so add to the current value.
      stored.current = multiple ? inOrder(done, turn) : [done]
      onChange(stored.current)
      change(id, undefined)
    } catch (failure) {
      if (abort.signal.aborted || !isWorthKeeping(failure)) void keeper?.drop(id)
      if (abort.signal.aborted) change(id, undefined)
      else {
        const again = isBroken(failure) ? () => void bring(file, show(id, file)) : undefined
        change(id, { problem: failure instanceof CallFailed ? failure.message : t('general_upload_error'), again })
      }
    }
  }
  const letGo = ({ id, problem, abort }: Sending) => {
    if (!problem) return abort.abort()
    void keeper?.drop(id)
    change(id, undefined)
  }
  // Files left from an earlier visit are sent automatically, unless they have arrived after all.
  const goOn = useEffectEvent((waiting: readonly KeptFile[]) => {
    const arrived = arrivedAmong(waiting, stored.current)
    for (const { id, file } of waiting) {
      if (arrived.has(id)) void keeper?.drop(id)
      else if (!sending.some((one) => one.id === id)) void bring(file, show(id, file))
    }
  })
  useEffect(() => {
    let isLeft = false
    void keeper?.waiting().then((waiting) => isLeft || goOn(waiting))
    return () => void (isLeft = true)
  }, [keeper])
  useReconnect(() => sending.forEach(({ again }) => again?.()))
  useLeaveQuestion(sending.some(({ isUnkept, problem }) => isUnkept && !problem))
  const take = (files: Iterable<File>) => {
    const chosen = [...files].slice(0, multiple ? undefined : 1)
    const room = Math.max(0, most - value.length - sending.filter(({ problem }) => !problem).length)
    // Files that are refused here take no place of the others.
    const fitting = chosen.filter((file) => !problemOf(file, { types, maxMegabytes }))
    const left = new Set(fitting.slice(room))
    if (left.size > 0) {
      notify({ type: 'warning', title: t('general_file_too_many', { count: most, left: left.size }) })
    }
    for (const file of chosen) if (!left.has(file)) void send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled && !isFull) take(event.dataTransfer.files)
  }
  const takeAway = async (file: UploadedFile) => {
    await remove?.(file)
    onChange(stored.current.filter((one) => one.key !== file.key))
  }
  const isFull = value.length >= most
  const isReplacing = !multiple && value.length + sending.length > 0
  return (
    <div
      id={name ? fieldId(name) : undefined}
      role="group"
      aria-labelledby={`${ownId}-label`}
      aria-describedby={`${ownId}-hint`}
    >
      <div className={isCompact ? 'visually-hidden' : styles.label} id={`${ownId}-label`}>
        {label}
      </div>
      <div className={isCompact ? 'visually-hidden' : styles.hint} id={`${ownId}-hint`}>
        {limits}
        {hint && <div>{hint}</div>}
      </div>
      {children}
      <ul className={styles.files}>
        {children === undefined &&
          value.map((file) => (
            <StoredRow key={file.key} file={file} disabled={disabled} onRemove={() => void takeAway(file)} />
          ))}
        {sending.map((one) => (
          <SendingRow key={one.id} sending={one} onCancel={() => letGo(one)} />
        ))}
      </ul>
      {!isReplacing && (
        <div
          className={styles.drop}
          data-compact={isCompact || undefined}
          {...(isCompact && { title: [limits, typeof hint === 'string' && hint].filter(Boolean).join(' · ') })}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button
            variant="default"
            {...(isCompact && { size: 'compact-sm' })}
            disabled={disabled || isFull}
            leftSection={<IconUpload size={16} stroke={1.5} />}
            id={`${ownId}-choose`}
            aria-labelledby={`${ownId}-choose ${ownId}-label`}
            aria-describedby={`${ownId}-state ${ownId}-hint${error ? ` ${ownId}-error` : ''}`}
            onClick={() => input.current?.click()}
          >
            {t('general_file_choose')}
          </Button>
          <span className="visually-hidden" id={`${ownId}-state`}>
            {value.length === 0 ? t('general_file_none') : t('general_file_count', { count: value.length })}
          </span>
          <span className={styles.dropText}>{t('general_file_or_drop')}</span>
          <input
            ref={input}
            type="file"
            hidden
            multiple={multiple}
            accept={types.join(',')}
            disabled={disabled || isFull}
            onChange={(event) => {
              take(event.currentTarget.files ?? [])
              // Reset, so that the same file can be chosen again after a failure.
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
      {error && (
        <div className={styles.error} id={`${ownId}-error`} role="alert" tabIndex={-1}>
          {error}
        </div>
      )}
    </div>
  )
}

/** The limit is shown before it is reached. */
function limitsText(most: number): string {
  if (most === Infinity || most === 0) return 'general_file_limits'
  return most === 1 ? 'general_file_limits_one' : 'general_file_limits_many'
}
