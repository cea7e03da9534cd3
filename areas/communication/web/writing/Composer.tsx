// Composer of a thread: custom or template text, attachments, preview, and sending. The draft is saved while writing.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveTemplateButton } from '#areas/mail-templates/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { beginBulkMail } from '../../contract/bulk.ts'
import { getDirectMail, type KeptDraft, type SentByColleague } from '../../contract/thread.ts'
import { useSendDirectMail, useSendTestMail } from '../changes.ts'
import { Answered, maySendAllTheSame, sentMeanwhileIn } from '../thread/Answered.tsx'
import { AttachmentsField, useUploads } from './AttachmentsField.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { Elsewhere } from '../thread/Elsewhere.tsx'
import { PreviewModal } from './PreviewModal.tsx'
import { isBlank, nothing, useDraft } from './use-draft.ts'
import { ReceiverField, ReceiverLine } from './ReceiverField.tsx'
import { changeTo, receiverOf, type Beginning } from './receivers.ts'
import { useFocusInside } from '../inbox/use-focus-inside.ts'
import type { Presence } from '../thread/use-thread.ts'
import { OthersWriting } from '../thread/Others.tsx'
import { WordFields } from './WordFields.tsx'
import { mayDiscard, mayReplace } from './written-words.ts'
import styles from './Writing.module.css'

interface Props {
  threadId: string
  /** Saved draft, from this or another device. */
  begun: KeptDraft | null
  others: readonly Presence[]
  /** The newest mail that a colleague sent in the thread. */
  lastSent: SentByColleague | null
  takesFocus: boolean
  onDone: () => void
}

export function Composer(props: Props) {
  const query = useQuery({
    ...queryOf(getDirectMail, { params: { applicationId: props.threadId } }),
    refetchOnMount: 'always',
  })
  const { data, isFetchedAfterMount } = query
  // Refetched on mount: the recipient and subject of the reply may have changed.
  if (!data || !isFetchedAfterMount) return <QueryView query={query} rows={4} />
  return <ComposerForm {...props} beginning={data} />
}

function ComposerForm({
  threadId,
  begun,
  others,
  lastSent,
  takesFocus,
  onDone,
  beginning,
}: Props & { beginning: Beginning }) {
  const t = useText()
  const { letter, languages, kinds, templates, placeholders, placeholdersForOthers, canWrite } = beginning
  const { draft, keeping, write, settle, discard, elsewhere, takeOther, keepThis } = useDraft(
    threadId,
    begun ?? { ...nothing, ...beginning.beginsWith, subject: beginning.subject, writtenAt: null },
  )
  const language = draft.language ?? beginning.language
  const form = useFocusInside<HTMLFormElement>(takesFocus)
  const [templateId, setTemplateId] = useState<string | null>(null)
  const receiver = receiverOf(beginning, draft)
  const { adultId = null, answersMailId = draft.answersMailId } = receiver?.whom ?? {}
  const isToOther = answersMailId !== null
  const isLetter = letter !== null && adultId === null && !isToOther
  const [seen, see] = useState(beginning.lastSent?.id ?? null)
  const [isBusy, setBusy] = useState(false)
  const uploads = useUploads()
  const [isPreviewing, preview] = useState(false)
  const { errors, errorOf, take, show, clear } = useServerErrors()
  const sending = useSendDirectMail()
  const testing = useSendTestMail()
  const isEmpty = !draft.subject.trim() && isBlank(draft.body) && draft.attachments.length === 0
  const written = {
    subject: draft.subject,
    body: draft.body,
    attachments: draft.attachments.map(({ id }) => id),
    ...(templateId && { templateId }),
    ...(adultId && { adultId }),
    ...(answersMailId && { answersMailId }),
    language,
  }

  const isComplete = () => {
    const missing = t('general_field_is_required')
    const gaps = {
      ...(draft.subject.trim() ? {} : { subject: missing }),
      ...(isBlank(draft.body) ? { body: missing } : {}),
    }
    show(gaps)
    return Object.keys(gaps).length === 0
  }
  const params = { applicationId: threadId }
  const send = async (knows = seen) => {
    if (isWaiting || !isComplete()) return
    await settle()
    const body = { ...written, lastSent: knows }
    sending.mutate({ params, body }, { onSuccess: onDone, onError: (failure) => void resume(failure) })
  }
  /** Sending failed: saves the draft again, and if a colleague was faster asks whether to send anyway. */
  const resume = async (failure: unknown) => {
    write({})
    const sent = sentMeanwhileIn(failure)
    const [newest] = sent ?? []
    if (!sent || !newest) return take(failure)
    if (!(await maySendAllTheSame(sent))) return
    see(newest.id)
    await send(newest.id)
  }
  const test = () => {
    if (isComplete()) testing.mutate({ params, body: written }, { onError: take })
  }
  const useTemplate = async (id: string | null) => {
    const template = templates.find(({ value }) => value === id)
    if (template && !isBlank(draft.body) && !(await mayReplace())) return
    setTemplateId(template?.value ?? null)
    if (!template) return
    clear()
    write({ subject: template.subject, body: template.body, language: template.language })
  }
  const leave = async () => {
    if (!isEmpty && !(await mayDiscard())) return
    await discard()
    onDone()
  }
  const isWaiting = isBusy || uploads.areRunning
  const labels = {
    answersMailId: t('communication_to_whom'),
    adultId: t('communication_to_whom'),
    subject: t('communication_subject'),
    body: t('communication_body'),
    attachments: t('communication_attachments'),
  }
  return (
    // The keys are heard from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.composer}
      aria-label={t('communication_write')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void send()
      }}
    >
      <ReceiverLine beginning={beginning} receiver={receiver} isLetter={isLetter} />
      <OthersWriting others={others} />
      <Answered lastSent={lastSent} seen={seen} />
      {elsewhere && (
        <Elsewhere other={elsewhere} onTake={() => takeOther(elsewhere)} onKeep={() => void keepThis(elsewhere)} />
      )}
      <ErrorSummary errors={errors} labels={labels} />
      <ReceiverField
        beginning={beginning}
        receiver={receiver}
        onChange={(next) => {
          clear()
          if (next.whom.answersMailId) setTemplateId(null)
          write(changeTo(next, receiver, draft.subject))
        }}
        error={errorOf('answersMailId') ?? errorOf('adultId')}
      />
      {templates.length > 0 && !isToOther && (
        <SelectField
          label={t('communication_template')}
          placeholder={t('communication_template_none')}
          value={templateId}
          onChange={(id) => void useTemplate(id)}
          options={templates}
        />
      )}
      {languages.length > 1 && (
        <SelectField
          label={t('communication_words_language')}
          hint={language === beginning.language ? undefined : t('communication_words_other_language')}
          required
          value={language}
          onChange={(chosen) => write({ language: languages.find((one) => one === chosen) ?? null })}
          options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
        />
      )}
      <WordFields
        wording={draft}
        onChange={(change) => {
          for (const field of Object.keys(change)) clear(field)
          write(change)
        }}
        placeholders={isToOther ? placeholdersForOthers : placeholders}
        onBusy={setBusy}
        errorOf={errorOf}
      />
      <AttachmentsField
        value={draft.attachments}
        onChange={(attachments) => {
          clear('attachments')
          write({ attachments })
        }}
        uploads={uploads}
        error={errorOf('attachments')}
      />
      <ComposerFoot
        keeping={keeping}
        isLetter={isLetter}
        isSending={sending.isPending}
        isTesting={testing.isPending}
        unavailable={canWrite.allowed ? (isWaiting ? t('communication_uploads_running') : undefined) : canWrite.reason}
        onPreview={() => isComplete() && preview(true)}
        onTest={test}
        onDiscard={() => void leave()}
      >
        {!isToOther && (
          <SaveTemplateButton
            kind={adultId ? kinds.person : kinds.all}
            words={{ [`${language}_subject`]: draft.subject, [`${language}_body`]: draft.body }}
            stale={[getDirectMail, beginBulkMail]}
            isReady={isComplete}
            disabled={isWaiting}
            onSaved={setTemplateId}
          />
        )}
      </ComposerFoot>
      {isPreviewing && (
        <PreviewModal
          threadId={threadId}
          written={written}
          onClose={() => preview(false)}
          onRefused={(failure) => {
            preview(false)
            take(failure)
          }}
          onSend={() => {
            preview(false)
            void send()
          }}
        />
      )}
    </form>
  )
}
