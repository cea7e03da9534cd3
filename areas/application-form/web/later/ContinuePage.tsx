// Page that the other device opens: one field for the code.

import { useInit } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { FormFrame } from '../filling/FormFrame.tsx'
import { useTemplate } from '../template.ts'
import { LeadText } from '../look/LeadText.tsx'

export default function ContinuePage() {
  const t = useText()
  const { siteTitle } = useInit()
  const template = useTemplate()
  return (
    <FormFrame template={template} page="landing" project={siteTitle} title={t('application_form_code_title')}>
      <LeadText>{t('application_form_code_lead')}</LeadText>
      <CodeEntry />
    </FormFrame>
  )
}
