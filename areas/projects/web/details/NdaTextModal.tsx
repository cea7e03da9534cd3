// Text of one version of the confidentiality agreement, in a frame that runs no scripts.

import { useState } from 'react'
import { LanguageChoice } from '#platform/web/form/LanguageChoice.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ProjectView } from '../../contract/project.ts'
import styles from './details.module.css'

export type NdaVersion = ProjectView['nda']['versions'][number]

const paper = "margin:20px;background:#fff;font:15px/23px Inter,'Helvetica Neue',Arial,sans-serif;color:#1f2429"

export function NdaTextModal({ version, onClose }: { version: NdaVersion; onClose: () => void }) {
  const t = useText()
  const [language, setLanguage] = useState(currentLanguage())
  const title = t('projects_nda_look', { version: version.version })
  return (
    <Modal onClose={onClose} title={title} size={760} isGuarded={false}>
      <LanguageChoice value={language} onChange={setLanguage} />
      <iframe
        className={styles.paper}
        title={title}
        sandbox=""
        srcDoc={`<body style="${paper}">${version.texts[language] ?? ''}</body>`}
      />
    </Modal>
  )
}
