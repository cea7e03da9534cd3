// Requests documents: selection per person, and the text of the mail. Required documents that are missing are
// preselected.

import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { previewDocumentsRequest } from '../contract/documents.ts'
import { useRequestDocuments } from './changes.ts'
import type { Asking } from './asked.ts'
import styles from './DocumentsRequestModal.module.css'

type Person = Asking['people'][number]

const keyOf = (person: Person, category: string) => `${person.person ?? ''} ${category}`

export function DocumentsRequestModal({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const t = useText()
  const { errors, show, take } = useServerErrors()
  const [chosen, setChosen] = useState(() => new Set(owedIn(asking)))
  const [note, setNote] = useState('')
  const request = useRequestDocuments(onClose)
  const wording = useMailWording()
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  const papers = asking.people.flatMap((person) =>
    person.papers
      .filter(({ category }) => chosen.has(keyOf(person, category)))
      .map(({ category, state }) => ({
        person: person.person,
        category,
        reason: state === 'missing' ? ('missing' as const) : ('expired' as const),
      })),
  )
  const words = note.trim() ? { note: note.trim() } : {}
  const params = { id: asking.applicationId }
  const send = () => {
    if (papers.length === 0) return show({ papers: t('enquiries_choose_papers') })
    request.mutate({ params, body: { papers, ...words, ...wording.sent } }, { onError: take })
  }
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('enquiries_request_documents')} size={760}>
      <Stack gap={20}>
        <p className={styles.to}>
          {t('enquiries_request_to', { name: asking.contactName, email: asking.contactEmail, days: asking.validDays })}
          {asking.request?.state === 'requested' && ` ${t('enquiries_request_replaces')}`}
        </p>
        <ErrorSummary errors={errors} />
        {asking.people.map((person) => (
          <fieldset key={person.person ?? ''} className={styles.person}>
            <legend className={styles.name}>{person.name ?? t('enquiries_household')}</legend>
            {person.papers.map(({ category, title, state, isNeeded }) => (
              <Checkbox
                key={category}
                label={title}
                description={[t(`enquiries_paper_${state}`), isNeeded && t('enquiries_paper_needed')]
                  .filter(Boolean)
                  .join(' · ')}
                checked={chosen.has(keyOf(person, category))}
                onChange={() => toggle(keyOf(person, category))}
              />
            ))}
          </fieldset>
        ))}
        <TextAreaField
          label={t('enquiries_note')}
          hint={t('enquiries_note_hint')}
          name="note"
          value={note}
          onChange={setNote}
          error={errors['note']}
        />
        <MailLook
          wording={wording}
          about={JSON.stringify([asking.applicationId, papers, words])}
          look={
            papers.length > 0
              ? (mail) => call(previewDocumentsRequest, { params, body: { papers, ...words, mail } })
              : null
          }
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('enquiries_send_request')}
            isSending={request.isPending}
            onSend={send}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

const owedIn = ({ people }: Asking) =>
  people.flatMap((person) =>
    person.papers
      .filter(({ isNeeded, state }) => state === 'expired' || (isNeeded && state === 'missing'))
      .map(({ category }) => keyOf(person, category)),
  )
