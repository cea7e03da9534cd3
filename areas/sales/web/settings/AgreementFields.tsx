// Title and text of the agreement in one language at a time, with the placeholders that it may contain.

import { Code, Group, Stack, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { agreementPlaceholders, type AgreementContent } from '../../rules/reservation-agreement.ts'

interface Props {
  content: AgreementContent
  onChange: (content: AgreementContent) => void
  errorOf: (path: string) => string | undefined
}

export function AgreementFields({ content, onChange, errorOf }: Props) {
  const t = useText()
  const [chosen, choose] = useState<Language>(currentLanguage)
  const hasError = (language: Language) =>
    errorOf(`agreement.${language}.title`) !== undefined || errorOf(`agreement.${language}.text`) !== undefined
  // A refused save shows the language with the error.
  const language = hasError(chosen) ? chosen : (languages.find(hasError) ?? chosen)
  const { title, text } = content[language]
  const change = (part: Partial<AgreementContent['de']>) =>
    onChange({ ...content, [language]: { ...content[language], ...part } })
  const pathOf = (part: 'title' | 'text') => `agreement.${language}.${part}`
  return (
    <Stack gap={16} mt={16}>
      <Group>
        <LanguageChoice value={language} onChange={choose} />
      </Group>
      <TextField
        label={t('sales_settings_agreement_title')}
        name={pathOf('title')}
        value={title}
        required
        onChange={(typed) => change({ title: typed })}
        error={errorOf(pathOf('title'))}
      />
      <TextAreaField
        label={t('sales_settings_agreement_text')}
        name={pathOf('text')}
        value={text}
        required
        rows={14}
        maxLength={20_000}
        hint={t('sales_settings_agreement_hint')}
        onChange={(typed) => change({ text: typed })}
        error={errorOf(pathOf('text'))}
      />
      <div>
        <Text size="sm" fw={500} mb={6}>
          {t('sales_settings_placeholders')}
        </Text>
        <KeyValueList
          items={agreementPlaceholders.map((key) => ({
            label: t(`sales_variable_${key}`),
            value: <Placeholder name={key} />,
          }))}
        />
      </div>
    </Stack>
  )
}

/** Breaks after an underscore where there is little room. */
function Placeholder({ name }: { name: string }) {
  const [first = '', ...rest] = name.split('_')
  return (
    <Code>
      [{first}
      {rest.map((part, place) => (
        <Fragment key={place}>
          _<wbr />
          {part}
        </Fragment>
      ))}
      ]
    </Code>
  )
}
