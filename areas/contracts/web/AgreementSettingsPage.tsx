// The wording of the rental agreement with a preview for a real tenancy, and the rules for the official form.

import { Button, Group, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getRentalAgreementSettings, saveRentalAgreementSettings } from '../contract/settings.ts'
import styles from './AgreementSettingsPage.module.css'
import { RulesSection } from './RulesSection.tsx'
import { SamplePreview } from './SamplePreview.tsx'
import { WordingEditor } from './WordingEditor.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getRentalAgreementSettings))

export default function AgreementSettingsPage() {
  const query = useQuery(queryOf(getRentalAgreementSettings))
  const { data } = query
  if (!data) return <QueryView query={query} />
  return <Settings key={data.version} settings={data} />
}

/** On wide screens the parts are beside and below each other; on phones only the selected part is shown. */
const parts = ['wording', 'preview', 'rules'] as const

function Settings({ settings }: { settings: ReceivedResponseOf<typeof getRentalAgreementSettings> }) {
  const t = useText()
  const [content, setContent] = useState(settings.content)
  const [part, setPart] = useState<(typeof parts)[number]>('wording')
  const [language, setLanguage] = useState<Language>('de')
  const { errors, take, clear } = useServerErrors()
  const saving = useChange(saveRentalAgreementSettings, { stale: [getRentalAgreementSettings], errors: 'own' })
  const isDirty = JSON.stringify(content) !== JSON.stringify(settings.content)
  const { version, savedAt, savedBy } = settings
  const subtitle =
    savedAt === null
      ? t('contracts_template_default')
      : t('contracts_template_version', { version, date: formatDateTime(savedAt), name: savedBy ?? '–' })
  const save = () => saving.mutate({ body: { version, content } }, { onError: take, onSuccess: () => clear() })
  const labels = Object.fromEntries(
    Object.keys(errors).map((path) => {
      const [, of = '', place = ''] = path.split('.')
      return [path, t('contracts_block_of', { language: t(`general_language_${of}`), number: Number(place) + 1 })]
    }),
  )
  return (
    <>
      <PageHead
        title={t('screen_settings_rental_agreement')}
        subtitle={subtitle}
        action={
          <Button disabled={!isDirty} loading={saving.isPending} onClick={save}>
            {t('contracts_template_save')}
          </Button>
        }
        menu={
          isDirty && (
            <Button variant="default" onClick={() => setContent(settings.content)}>
              {t('contracts_discard')}
            </Button>
          )
        }
      />
      <ErrorSummary errors={errors} labels={labels} />
      <SegmentedControl
        className={styles.parts}
        fullWidth
        aria-label={t('contracts_parts')}
        data={parts.map((value) => ({ value, label: t(`contracts_part_${value}`) }))}
        value={part}
        onChange={(value) => setPart(parts.find((one) => one === value) ?? 'wording')}
      />
      <div className={styles.columns} data-part={part}>
        <div className={styles.wording}>
          <Section
            title={t('contracts_wording')}
            action={
              <Group gap={8}>
                <LanguageChoice value={language} onChange={setLanguage} />
              </Group>
            }
          >
            <WordingEditor
              key={language}
              path={`content.${language}`}
              blocks={content[language]}
              variables={settings.variables}
              errors={errors}
              onChange={(blocks) => {
                setContent((before) => ({ ...before, [language]: blocks }))
                clear()
              }}
            />
          </Section>
        </div>
        <div className={styles.beside}>
          <SamplePreview blocks={content[language]} language={language} tenancies={settings.tenancies} />
        </div>
      </div>
      <div className={styles.rules} data-part={part}>
        <RulesSection version={version} rules={settings.rules} />
      </div>
    </>
  )
}
