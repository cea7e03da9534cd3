// One wording being written. A press on a placeholder puts it where one wrote last; the letter beside it follows each key.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useAddress } from '#platform/web/shell/address.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getDenialInit } from '../contract/denial.ts'
import { getLetterSample, getMailTemplate, listMailTemplates, saveMailTemplate } from '../contract/mail-templates.ts'
import { denialWords, withPlaceholder, wordsFields, type WordsField } from '../rules/denial-wording.ts'
import { LetterSample } from './LetterSample.tsx'
import styles from './MailTemplatesPage.module.css'
import { PlaceholderList } from './PlaceholderList.tsx'

type List = ReceivedAnswerOf<typeof listMailTemplates>

interface Props {
  template: ReceivedAnswerOf<typeof getMailTemplate>
  all: List['templates']
  applications: List['applications']
  onChoose: (id: string) => void
}

export function WordingForm({ template, all, applications, onChoose }: Props) {
  const t = useText()
  const { search, setSearch } = useAddress()
  const language = isLanguage(search['language']) ? search['language'] : currentLanguage()
  const { id, version, words, builtIn, reasons, placeholders, history } = template
  const form = useSettingForm({
    stored: { version, data: words },
    dataIn: denialWords,
    save: (given, seen) => call(saveMailTemplate, { params: { id }, body: { ...given, version: seen } }),
    stale: [getMailTemplate, listMailTemplates, getDenialInit],
  })
  const own = applications.find((one) => one.language === language) ?? applications[0]
  const [chosen, setChosen] = useState<string | null>(null)
  const applicationId = chosen ?? own?.value ?? null
  const { data: sample } = useQuery({
    ...queryOf(getLetterSample, { params: { id: applicationId ?? '' }, query: { language } }),
    enabled: applicationId !== null,
  })

  // The page shows the language in which something is wrong, so that the summary's links have where to lead.
  const wrong = Object.keys(form.errors)[0]?.slice(0, 2)
  useEffect(() => {
    if (isLanguage(wrong)) void setSearch({ language: wrong }, { replace: true })
  }, [wrong, setSearch])

  const written = useRef<Written>({ field: `${language}_wording`, start: Infinity, end: Infinity })
  const insert = (key: string) => {
    const { field, start, end } = written.current
    const target: WordsField = field.endsWith('_subject') ? `${language}_subject` : `${language}_wording`
    const at = field === target ? { start, end } : { start: Infinity, end: Infinity }
    form.set(target, withPlaceholder(form.values[target], key, at))
    written.current = { field: target, ...caretBehind(form.values[target], key, at.start) }
    focusSoon(target, written.current.start)
  }
  const choose = async (next: string | null) => {
    if (!next || next === id) return
    const question = {
      title: t('shell_discard_title'),
      text: t('shell_discard_text'),
      confirm: t('shell_discard_confirm'),
      cancel: t('shell_discard_cancel'),
      danger: true,
    }
    if (!form.isDirty || (await askToConfirm(question))) onChoose(next)
  }
  const labels = Object.fromEntries(wordsFields.map((field) => [field, t(`applications_wording_${field}`)]))
  const isBuiltIn = wordsFields.every((field) => form.values[field] === builtIn[field])
  const changed = all.find((one) => one.id === id)?.changed
  const field = (part: 'subject' | 'wording') => {
    const name: WordsField = `${language}_${part}`
    return {
      name,
      label: t(`applications_wording_${name}`),
      required: true,
      value: form.values[name],
      onChange: (value: string) => form.set(name, value),
      error: form.errorOf(name),
    }
  }
  return (
    <div className={styles.columns}>
      <div>
        <SettingForm form={form} labels={labels}>
          <Section
            title={template.title}
            description={
              changed
                ? t('applications_wording_changed', { date: formatDateTime(changed.at), name: changed.by })
                : t('applications_wording_built_in')
            }
            action={<LanguageChoice value={language} onChange={(next) => void setSearch({ language: next })} />}
          >
            <div className={styles.fields} onSelect={(event) => (written.current = whereIn(event) ?? written.current)}>
              <SelectField
                label={t('applications_wording_letter')}
                hint={t('applications_wording_reasons', { reasons: reasons.join(', ') })}
                required
                value={id}
                onChange={(next) => void choose(next)}
                options={all.map((one) => ({ value: one.id, displayName: one.title }))}
              />
              <TextField {...field('subject')} />
              <TextAreaField
                {...field('wording')}
                hint={t('applications_wording_text_hint')}
                maxLength={5000}
                rows={8}
              />
              <Group>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  disabled={isBuiltIn}
                  onClick={() => {
                    for (const name of wordsFields) form.set(name, builtIn[name])
                  }}
                >
                  {t('applications_wording_reset')}
                </Button>
              </Group>
              <PlaceholderList placeholders={placeholders} values={sample?.values} onInsert={insert} />
            </div>
          </Section>
        </SettingForm>
      </div>
      <div className={styles.beside}>
        <LetterSample
          subject={form.values[`${language}_subject`]}
          wording={form.values[`${language}_wording`]}
          language={language}
          sample={sample}
          applications={applications}
          value={applicationId}
          onChange={setChosen}
        />
      </div>
      <HistorySection history={history} />
    </div>
  )
}

interface Written {
  field: WordsField
  start: number
  end: number
}

function whereIn({ target }: SyntheticEvent): Written | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
  const field = wordsFields.find((one) => one === target.name)
  return field && { field, start: target.selectionStart ?? Infinity, end: target.selectionEnd ?? Infinity }
}

function caretBehind(text: string, key: string, start: number) {
  const place = Math.min(start, text.length) + key.length + 2
  return { start: place, end: place }
}

/** Once the new text stands in the field. */
function focusSoon(name: string, place: number): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(fieldId(name))
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.focus()
    input.setSelectionRange(place, place)
  })
}
