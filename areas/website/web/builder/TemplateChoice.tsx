// Shown for an empty page: begins with a template, or with an opening alone.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { useInit } from '#platform/web/api/session.ts'
import { templatePage, templatesFor } from '../../rules/templates/templates.ts'
import { withNewBlock } from '../../rules/page-edits.ts'
import { useEditing } from './editor-context.ts'
import styles from './TemplateChoice.module.css'

export function TemplateChoice() {
  const t = useText()
  const { editor } = useEditing()
  const { siteTitle, project_type } = useInit()
  return (
    <Section title={t('website_begin')} description={t('website_begin_text')}>
      <ul className={styles.templates}>
        {templatesFor(project_type).map((key) => (
          <li key={key} className={styles.template}>
            <h3>{t(`website_template_${key.replace('-', '_')}`)}</h3>
            <p>{t(`website_template_${key.replace('-', '_')}_text`)}</p>
            <Button onClick={() => editor.edit(null, () => templatePage(key, siteTitle))}>
              {t('website_template_use')}
            </Button>
          </li>
        ))}
        <li className={styles.template}>
          <h3>{t('website_template_none')}</h3>
          <p>{t('website_template_none_text')}</p>
          <Button
            variant="default"
            onClick={() => editor.edit(null, (page) => withNewBlock(page, 'opening', null).page)}
          >
            {t('website_template_none_use')}
          </Button>
        </li>
      </ul>
    </Section>
  )
}
