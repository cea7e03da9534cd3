// The page behind the mail that asks what somebody looks for.

import { useText } from '#platform/web/i18n/texts.ts'
import { LinkedPage, rememberMailed } from './LinkedPage.tsx'
import { PublicCriteriaForm } from './PublicCriteriaForm.tsx'

export const load = rememberMailed

export default function CriteriaFormPage() {
  const t = useText()
  return (
    <LinkedPage title={t('waitlist_form_title')}>
      {(form, link) => <PublicCriteriaForm link={link} form={form} />}
    </LinkedPage>
  )
}
