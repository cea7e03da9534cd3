// Composer of a thread: custom or template text, attachments, preview, and sending. The draft is saved while writing.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveTemplateButton } from '#areas/mail-templates/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import type { TextStart } from '#platform/web/rich-text/rich-text-props.ts'
import { beginBulkMail } from '../../contract/bulk.ts'
import { getDirectMail, type KeptDraft, type SentByColleague } from '../../contract/thread.ts'
import { useSendDirectMail, useSendTestMail } from '../changes.ts'
import { Answered, maySendAllTheSame, sentMeanwhileIn } from '../thread/Answered.tsx'
import { AttachmentsField, useUploads } from './AttachmentsField.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { ComposerHead } from './ComposerHead.tsx'
import { Elsewhere } from '../thread/Elsewhere.tsx'
import { PreviewModal } from './PreviewModal.tsx'
import { isBlank, nothing, useDraft } from './use-draft.ts'
import { changeTo, receiverOf, type Beginning } from './receivers.ts'
import { useFocusInside } from '../inbox/use-focus-inside.ts'
import type { Presence } from '../thread/use-thread.ts'
import { OthersWriting } from '../thread/Others.tsx'
import { mayDiscard, mayReplace } from './written-words.ts'
import styles from './Composer.module.css'

interface Props {
  threadId: string
  /** Saved draft, from this or another device. */
  begun: KeptDraft | null
  others: readonly Presence[]
  /** The newest mail that a colleague sent in the thread. */
  lastSent: SentByColleague | null
  takesFocus: boolean
  /** Returns the text typed before the editor was ready. */
  takeEarly: () => TextStart
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
  takeEarly,
  onDone,
  beginning,
}: Props & { beginning: Beginning }) {
  const t = useText()
  const { letter, kinds, templates, placeholders, placeholdersForOthers, canWrite } = beginning
  const { draft, keeping, write, settle, discard, elsewhere, takeOther, keepThis } = useDraft(
    threadId,
    begun ?? { ...nothing, ...beginning.beginsWith, subject: beginning.subject, writtenAt: null },
  )
  const language = draft.language ?? beginning.language
  const receiver = receiverOf(beginning, draft)
  // A reply has its recipient and subject already, so that the cursor starts in the text.
  const [startsInText] = useState(draft.subject.trim() !== '' && receiver !== undefined)
  const form = useFocusInside<HTMLFormElement>(takesFocus && !startsInText)
  const [templateId, setTemplateId] = useState<string | null>(null)
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
  const choices = isToOther ? placeholdersForOthers : placeholders
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
      <OthersWriting others={others} />
      <Answered lastSent={lastSent} seen={seen} />
      {elsewhere && (
        <Elsewhere other={elsewhere} onTake={() => takeOther(elsewhere)} onKeep={() => void keepThis(elsewhere)} />
      )}
      <ErrorSummary errors={errors} labels={labels} />
      <ComposerHead
        beginning={beginning}
        receiver={receiver}
        isLetter={isLetter}
        startsOpen={!startsInText}
        subject={draft.subject}
        language={language}
        templateId={templateId}
        placeholders={choices}
        errorOf={errorOf}
        onReceiver={(next) => {
          clear()
          if (next.whom.answersMailId) setTemplateId(null)
          write(changeTo(next, receiver, draft.subject))
        }}
        onTemplate={(id) => void useTemplate(id)}
        onLanguage={(chosen) => write({ language: chosen })}
        onSubject={(subject) => {
          clear('subject')
          write({ subject })
        }}
      />
      <div className={styles.text}>
        <RichTextField
          label={t('communication_body')}
          isLabelHidden
          name="body"
          required
          value={draft.body}
          onChange={(body) => {
            clear('body')
            write({ body })
          }}
          placeholders={choices}
          onBusy={setBusy}
          leastHeight={96}
          {...(takesFocus && { startWith: takeEarly })}
          error={errorOf('body')}
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
      </div>
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
