// Page behind the mailed link to the criteria form.

import { openShelf, useFormText } from '#areas/application-form/web/public.tsx'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { LinkedPage } from './LinkedPage.tsx'
import { PublicCriteriaForm } from './PublicCriteriaForm.tsx'

export async function load(context: LoadContext): Promise<void> {
  rememberMailedLanguage(context)
  await openShelf()
}

export default function CriteriaFormPage() {
  const said = useFormText()
  return (
    <LinkedPage titleOf={({ form }) => said(form.title)}>
      {(form, link) => <PublicCriteriaForm key={link.uuid} link={link} form={form} />}
    </LinkedPage>
  )
}
