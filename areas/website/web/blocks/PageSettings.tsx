// Title and description of the page, for search engines and previews of links.

import { ElementHead } from '#platform/web/builder/ElementHead.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useContent, useEditing } from '../builder/editor-context.ts'
import { WordsField } from '../fields/WordsField.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

export function PageSettings() {
  const t = useText()
  const { editor } = useEditing()
  const { title, description } = useContent()
  return (
    <>
      <ElementHead kind={t('website_page_kind')} title={t('website_page')} />
      <LanguageSwitch />
      <WordsField
        label={t('website_field_page_title')}
        hint={t('website_page_title_hint')}
        name="page_title"
        value={title}
        onChange={(next, about) => editor.edit(null, (page) => ({ ...page, title: next }), about)}
      />
      <WordsField
        label={t('website_field_page_description')}
        hint={t('website_page_description_hint')}
        name="page_description"
        rows={3}
        maxLength={1000}
        value={description}
        onChange={(next, about) => editor.edit(null, (page) => ({ ...page, description: next }), about)}
      />
    </>
  )
}
