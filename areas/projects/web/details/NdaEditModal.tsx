// Changes the text of the confidentiality agreement; each save is a new version.

import { useState } from 'react'
import { useInit } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import type { ProjectView } from '../../contract/project.ts'
import { useUpdateNdaTemplate } from '../changes.ts'

interface Props {
  project: ProjectView
  onClose: () => void
}

export function NdaEditModal({ project, onClose }: Props) {
  const t = useText()
  const change = useUpdateNdaTemplate()
  const { languages } = useInit()
  // The version that was read: a newer one of someone else is not overwritten.
  const [read] = useState(project.nda)
  const [texts, setTexts] = useState(read.texts)
  return (
    <ActionModal
      title={t('projects_nda')}
      text={t('projects_nda_hint')}
      action={t('projects_nda_save')}
      size={860}
      isChanged={JSON.stringify(texts) !== JSON.stringify(read.texts)}
      change={change}
      send={() => ({ params: { id: project.id }, body: { texts, version: read.version } })}
      onClose={onClose}
    >
      {({ errorOf, clear }) =>
        languages.map((language) => (
          <RichTextField
            key={language}
            name={`texts.${language}`}
            label={t('projects_nda_text', { language: t(`general_language_${language}`) })}
            required
            value={texts[language] ?? ''}
            onChange={(html) => {
              setTexts((before) => ({ ...before, [language]: html }))
              clear(`texts.${language}`)
            }}
            error={errorOf(`texts.${language}`)}
          />
        ))
      }
    </ActionModal>
  )
}
