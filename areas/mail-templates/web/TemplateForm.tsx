// Editor for a template's texts, one language at a time, beside a preview of the mail.

import { Button, Group } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { isLanguage, languages, type Language } from '#platform/rules/project-type.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { PlaceholderLine } from '#platform/web/rich-text/PlaceholderLine.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getMailTemplate, listMailTemplates, type getNewMailTemplate } from '../contract/templates.ts'
import { inBrackets } from '../rules/filling.ts'
import { linkPlaceholders } from '../rules/placeholders.ts'
import { faultsIn, languagesOf, templateWords, wordsFields, type Fault } from '../rules/template-words.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import styles from './Templates.module.css'

const fields = templateWords.extend({ title: z.string() })
type Fields = z.infer<typeof fields>

interface Saved {
  version: number
  id?: string
  notify?: Notice[] | undefined
}

interface Props {
  about: Pick<ReceivedResponseOf<typeof getNewMailTemplate>, 'kind' | 'standard' | 'placeholders' | 'needs'>
  stored: { version: number; data: Fields }
  /** Initial values of a new template. */
  begun?: Fields
  save: (given: Fields, version: number) => Promise<Saved>
  onSaved?: (saved: Saved) => void
  children?: ReactNode
}

export function TemplateForm({ about, stored, begun, save, onSaved, children }: Props) {
  const t = useText()
  const { kind, standard, placeholders, needs } = about
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [isBusy, setBusy] = useState(false)
  const [saved, setSaved] = useState<Saved>()
  const form = useSettingForm({
    stored,
    dataIn: fields,
    save: async (given, version) => {
      const answer = await save(given, version)
      setSaved(answer)
      return answer
    },
    stale: [getMailTemplate, listMailTemplates],
  })
  const begin = useEffectEvent(() => {
    if (begun) for (const name of [...wordsFields, 'title'] as const) form.set(name, begun[name])
  })
  useEffect(() => begin(), [])
  const tell = useEffectEvent((answer: Saved) => onSaved?.(answer))
  // Reported only once the form is clean, so that leaving the page asks no question.
  useEffect(() => {
    if (saved && !form.isDirty) tell(saved)
  }, [saved, form.isDirty])

  const { title: _title, ...words } = form.values
  const hasFailed = Object.keys(form.errors).length > 0
  const faults = faultsIn(kind, words)
  const nameOf = (key: string) => placeholders.find((one) => one.key === key)?.title
  const said = (fault: Fault | undefined) =>
    fault && t(fault.key, { names: fault.names.map((key) => nameOf(key) ?? inBrackets(key)).join(', ') })
  const errorOf = (name: keyof Fields) =>
    form.errorOf(name) ?? (hasFailed && name !== 'title' ? said(faults[name]) : undefined)

  // Switches to the language that has an error, so that the links in the error summary have a target.
  const wrong = Object.keys(form.errors)[0]?.slice(0, 2)
  if (isLanguage(wrong) && wrong !== language && !errorOf(`${language}_subject`) && !errorOf(`${language}_body`)) {
    setLanguage(wrong)
  }
  const labels = Object.fromEntries([...wordsFields, 'title'].map((name) => [name, t(`mail_templates_field_${name}`)]))
  const field = (part: 'subject' | 'body') => {
    const name = `${language}_${part}` as const
    return {
      name,
      value: form.values[name],
      onChange: (value: string) => form.set(name, value),
      error: errorOf(name),
    }
  }
  const isWritten = languagesOf(words).includes(language)
  const fill = async () => {
    const question = {
      title: t('mail_templates_standard_title'),
      text: t('mail_templates_standard_text'),
      confirm: t('mail_templates_standard_confirm'),
    }
    if (isWritten && !(await askToConfirm(question))) return
    form.set(`${language}_subject`, standard[`${language}_subject`])
    form.set(`${language}_body`, standard[`${language}_body`])
  }
  const inSubject = placeholders.filter(({ key }) => !linkPlaceholders.includes(key) && key !== 'place_signature')
  return (
    <div className={styles.columns}>
      <div>
        <SettingForm form={form} labels={labels} isBusy={isBusy ? t('mail_templates_uploading') : null}>
          <Section
            title={t('mail_templates_text')}
            action={<LanguageTabs value={language} onChange={setLanguage} written={languagesOf(words)} />}
          >
            <div className={styles.fields}>
              <TextField
                label={t('mail_templates_title')}
                hint={t('mail_templates_title_hint')}
                name="title"
                required
                value={form.values.title}
                onChange={(title) => form.set('title', title)}
                error={errorOf('title')}
              />
              {children}
              {!isWritten && <p className={styles.note}>{t('mail_templates_not_written')}</p>}
              <PlaceholderLine
                key={`${language} subject`}
                {...field('subject')}
                label={t('mail_templates_subject')}
                required={isWritten}
                placeholders={inSubject}
              />
              <RichTextField
                key={`${language} body`}
                {...field('body')}
                label={t('mail_templates_text')}
                hint={needs ? t('mail_templates_text_needs', { name: needs.title }) : t('mail_templates_text_hint')}
                required={isWritten}
                placeholders={placeholders}
                onBusy={setBusy}
              />
              <Group gap={8}>
                <Button variant="subtle" size="compact-sm" onClick={() => void fill()}>
                  {t('mail_templates_standard')}
                </Button>
                {isWritten && languages.some((one) => one !== language && languagesOf(words).includes(one)) && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => {
                      form.set(`${language}_subject`, '')
                      form.set(`${language}_body`, '')
                    }}
                  >
                    {t('mail_templates_clear_language')}
                  </Button>
                )}
              </Group>
            </div>
          </Section>
        </SettingForm>
      </div>
      <div className={styles.beside}>
        <TemplatePreview
          kind={kind}
          language={language}
          subject={form.values[`${language}_subject`]}
          body={form.values[`${language}_body`]}
        />
      </div>
    </div>
  )
}
