// Text of a bulk mail in each language of the project: custom or from a template, with attachments and the newsletter
// option.

import { Button, Checkbox, Tabs } from '@mantine/core'
import { useState } from 'react'
import { SaveTemplateButton } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Targets } from '#platform/contract/table.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useBulkTexts } from '#platform/web/records/use-record-kinds.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { beginBulkMail, prepareBulkMail, type PreparedBulkMail } from '../../contract/bulk.ts'
import { getDirectMail } from '../../contract/thread.ts'
import { AttachmentsField, useUploads } from '../writing/AttachmentsField.tsx'
import {
  gapsOf,
  isEmptyWording,
  templateWordsOf,
  writtenWords,
  type BulkDraft,
  type BulkWording,
} from './bulk-draft.ts'
import { WordFields } from '../writing/WordFields.tsx'
import { mayReplace } from '../writing/written-words.ts'
import styles from './Bulk.module.css'

interface Props {
  beginning: ReceivedResponseOf<typeof beginBulkMail>
  draft: BulkDraft
  onChange: (draft: BulkDraft) => void
  view: string
  targets: Targets
  onPrepared: (prepared: PreparedBulkMail) => void
}

const empty: BulkWording = { subject: '', body: '' }

export function BulkWords({ beginning, draft, onChange, view, targets, onPrepared }: Props) {
  const { hasLetters } = useBulkTexts(view)
  const t = useText()
  const { templates, placeholders } = beginning
  const spoken = languages.filter((language) => beginning.languages.includes(language))
  const [language, setLanguage] = useState<Language>(spoken[0] ?? 'de')
  const [isBusy, setBusy] = useState(false)
  const uploads = useUploads()
  const { errors, errorOf, take, show, clear } = useServerErrors()
  const prepare = useChange(prepareBulkMail, { errors: 'own', timeout: false, onDone: onPrepared })
  const wording = draft.words[language] ?? empty
  const write = (change: Partial<BulkWording>) => {
    clear()
    onChange({ ...draft, words: { ...draft.words, [language]: { ...wording, ...change } } })
  }
  const useTemplate = async (id: string | null) => {
    const template = templates.find(({ value }) => value === id)
    const isEmpty = spoken.every((one) => isEmptyWording(draft.words[one]))
    if (template && !isEmpty && !(await mayReplace())) return
    clear()
    onChange({ ...draft, templateId: template?.value ?? null, ...(template && { words: template.words }) })
  }
  const isComplete = () => {
    const gaps = gapsOf(draft, spoken)
    const [first] = gaps
    if (!first) return true
    setLanguage(first.language)
    const here = gaps.filter((gap) => gap.language === first.language)
    show(Object.fromEntries(here.map(({ field }) => [field, t('general_field_is_required')])))
    return false
  }
  const goOn = () => {
    if (!isComplete()) return
    prepare.mutate(
      {
        body: {
          mailView: view,
          targets,
          words: writtenWords(draft, spoken),
          attachments: draft.attachments.map(({ id }) => id),
          isNews: draft.isNews,
          withLetters: draft.withLetters,
          ...(draft.templateId && { templateId: draft.templateId }),
        },
      },
      { onError: take },
    )
  }
  const isWaiting = isBusy || uploads.areRunning
  const labels = {
    subject: t('communication_subject'),
    body: t('communication_body'),
    words: t('communication_body'),
    attachments: t('communication_attachments'),
    targets: t('tasks_recipients'),
  }
  return (
    <div className={styles.words}>
      <ErrorSummary errors={errors} labels={labels} />
      {templates.length > 0 && (
        <SelectField
          label={t('communication_template')}
          placeholder={t('communication_template_none')}
          value={draft.templateId}
          onChange={(id) => void useTemplate(id)}
          options={templates}
        />
      )}
      <Tabs
        value={language}
        onChange={(value) => setLanguage(spoken.find((one) => one === value) ?? language)}
        keepMounted={false}
      >
        <Tabs.List>
          {spoken.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`general_language_${one}`)}
              {isEmptyWording(draft.words[one]) && (
                <span className={styles.missing}>{t('communication_bulk_no_words')}</span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={language} className={styles.panel}>
          <WordFields
            key={`${language}-${draft.templateId ?? ''}`}
            wording={wording}
            onChange={write}
            placeholders={placeholders}
            onBusy={setBusy}
            errorOf={(field) => errorOf(field) ?? (field === 'body' ? errorOf('words') : undefined)}
          />
        </Tabs.Panel>
      </Tabs>
      <AttachmentsField
        value={draft.attachments}
        onChange={(attachments) => {
          clear('attachments')
          onChange({ ...draft, attachments })
        }}
        uploads={uploads}
        error={errorOf('attachments')}
      />
      <Checkbox
        label={t('communication_bulk_is_news')}
        description={t('communication_bulk_is_news_text')}
        checked={draft.isNews}
        onChange={({ currentTarget }) => onChange({ ...draft, isNews: currentTarget.checked })}
      />
      {hasLetters && (
        <Checkbox
          label={t('communication_bulk_letters_choice')}
          checked={draft.withLetters}
          onChange={({ currentTarget }) => onChange({ ...draft, withLetters: currentTarget.checked })}
        />
      )}
      <DialogButtons>
        <SaveTemplateButton
          kind={beginning.kind}
          words={templateWordsOf(draft, spoken)}
          stale={[beginBulkMail, getDirectMail]}
          isReady={isComplete}
          disabled={isWaiting}
          onSaved={(templateId) => onChange({ ...draft, templateId })}
        />
        <CancelButton />
        <Button loading={prepare.isPending} disabled={isWaiting} onClick={goOn}>
          {isWaiting ? t('communication_uploads_running') : t('communication_bulk_to_look')}
        </Button>
      </DialogButtons>
    </div>
  )
}
